import { expect } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { decodeAlbums } from '#domain/sync/album-columns.ts'
import { type PlacedCrate, readSyncParts, type SyncChange, type SyncHead } from '#domain/sync/sync.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { answer } from './collections.ts'
import { countedCall } from './counting.ts'
import type { Person } from './people.ts'

async function* onceOf(text: string) {
  yield text
}

/** A device with a copy of a person's records, which applies what the server says has changed. */
export class Device {
  head: SyncHead | null = null
  albums = new Map<number, AlbumView>()
  crates = new Map<number, PlacedCrate>()
  members = new Map<string, number>()
  profile: unknown = null
  tagColors: unknown = null
  private readonly person: Person
  constructor(person: Person) {
    this.person = person
  }

  private get path() {
    return this.head ? `${EVERYTHING}&since=${this.head.revision}&epoch=${this.head.epoch}` : EVERYTHING
  }

  /** Brings the copy up to date; returns what came and what it cost. */
  async sync() {
    const { status, text, ...costs } = await countedCall(this.person, this.path)
    expect([status, text.slice(0, status === 200 ? 0 : 500)]).toEqual([200, ''])
    const parts: (SyncHead | SyncChange)[] = []
    for await (const part of readSyncParts(onceOf(text))) parts.push(part)
    expect(parts).toEqual(JSON.parse(text))
    const [head, ...changes] = parts as [SyncHead, ...SyncChange[]]
    if (head.isFull) for (const kept of [this.albums, this.crates, this.members]) kept.clear()
    for (const change of changes) this.apply(change)
    this.head = head
    return { head, changes, text, ...costs }
  }

  private apply(change: SyncChange) {
    if ('albums' in change) for (const album of decodeAlbums(change.albums)) this.albums.set(album.id, album)
    else if ('goneAlbums' in change) for (const id of change.goneAlbums) this.albums.delete(id)
    else if ('crates' in change) for (const crate of change.crates) this.crates.set(crate.id, crate)
    else if ('goneCrates' in change) for (const id of change.goneCrates) this.crates.delete(id)
    else if ('members' in change) {
      for (const [crate, album, place] of change.members) this.members.set(`${crate} ${album}`, place)
    } else if ('goneMembers' in change)
      for (const [crate, album] of change.goneMembers) this.members.delete(`${crate} ${album}`)
    else {
      this.profile = change.profile
      this.tagColors = change.tagColors
    }
  }

  /** All that the copy has, in an order that does not depend on how it came. */
  copy() {
    return {
      albums: [...this.albums.values()].sort((a, b) => b.id - a.id),
      crates: [...this.crates.values()].sort((a, b) => a.place - b.place || a.id - b.id),
      members: [...this.members].sort(([a], [b]) => (a < b ? -1 : 1)),
      profile: this.profile,
      tagColors: this.tagColors,
    }
  }

  /** What the screens show of the copy: albums newest first, crates in their order with the albums in theirs. */
  shown() {
    const { albums, crates, members } = this.copy()
    const places = members.map(([names, place]) => {
      const [crateId = 0, albumId = 0] = names.split(' ').map(Number)
      return { crateId, albumId, place }
    })
    return {
      albums: albums.toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt) || b.id - a.id),
      crates: crates.map(({ place: _, ...crate }) => crate),
      members: crates.map(({ id }) => ({
        crateId: id,
        albumIds: places
          .filter(({ crateId, albumId }) => crateId === id && this.albums.has(albumId))
          .sort((a, b) => a.place - b.place || a.albumId - b.albumId)
          .map(({ albumId }) => albumId),
      })),
    }
  }
}

/** What the server shows of the same. */
export async function shownBy(person: Person) {
  const [albums, crates, members] = await Promise.all([
    answer<AlbumView[]>(person.call('/api/albums')),
    answer<CrateView[]>(person.call('/api/crates')),
    answer<CrateMembers[]>(person.call('/api/crates/members')),
  ])
  return { albums, crates, members }
}

/** A device that gets everything at once. */
export async function newDevice(person: Person): Promise<Device> {
  const device = new Device(person)
  await device.sync()
  return device
}

/** A device that applies what changed has exactly what one gets that asks for everything, and what the screens show. */
export async function expectSame(device: Device, person: Person) {
  const { changes } = await device.sync()
  const other = await newDevice(person)
  expect(device.copy()).toEqual(other.copy())
  expect(device.shown()).toEqual(await shownBy(person))
  return changes
}
