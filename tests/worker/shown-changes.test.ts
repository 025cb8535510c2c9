// @module-tag soak
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { AlbumPatch, AlbumsChange, type AlbumView } from '#domain/albums/album.ts'
import { LISTS } from '#domain/albums/album-field-schemas.ts'
import { FORMATS } from '#domain/albums/formats.ts'
import { VERDICTS } from '#domain/albums/verdict.ts'
import { addToCrates } from '#domain/changes/add-to-crates.ts'
import { deleteAlbums } from '#domain/changes/delete-albums.ts'
import { editAlbum } from '#domain/changes/edit-album.ts'
import { editAlbums } from '#domain/changes/edit-albums.ts'
import { editCrate } from '#domain/changes/edit-crate.ts'
import type { Lists } from '#domain/changes/kind.ts'
import { orderCrate } from '#domain/changes/order-crate.ts'
import { removeFromCrate } from '#domain/changes/remove-from-crate.ts'
import { setCrates } from '#domain/changes/set-crates.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { listCrateMembers } from '#worker/db/crates/crate-contents.ts'
import { listCrates } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { runs } from '../runs.ts'
import { anyName, anyText } from './any-album.ts'
import { add, answer } from './collections.ts'
import { ctxOf, newPerson, type Person } from './people.ts'
import { pick } from './rows.ts'

const ALBUMS = 5
const CRATES = 3

const tag = fc.constantFrom('dub', 'Dub', ' DUB ', 'Élan', 'élan', 'late   night', 'late night', 'tape', 'İ', 'i̇', '')
const tags = fc.array(tag, { maxLength: 4 })
// As browsers write them.
const moment = fc.constantFrom('2010-01-01T00:00:00.000Z', '2026-05-05T05:05:05.005Z')

/** What a form makes of what was typed, without what it refuses; null if it sends nothing. */
function sentByForm<Value>(schema: z.ZodMiniType<Value>, typed: Record<string, fc.Arbitrary<unknown>>) {
  return fc.record(typed, { requiredKeys: [] }).map((value) => {
    const wrong = new Set(schema.safeParse(value).error?.issues.map(({ path }) => path[0]))
    const left = Object.entries(value).filter(([name]) => !wrong.has(name))
    return schema.safeParse(Object.fromEntries(left)).data ?? null
  })
}

// The preview of an album is not typed.
const patch = sentByForm(AlbumPatch, {
  title: anyName,
  artist: anyName,
  bandcampUrl: fc.constant(''),
  coverUrl: fc.constantFrom(null, '', 'https://f4.bcbits.com/img/a1_10.jpg'),
  rating: fc.constantFrom(null, 1, 4.5, 5),
  notes: fc.oneof(fc.constant(null), anyText),
  releaseDate: fc.constantFrom(null, '', '2024', '2024-05', '2024-02-29'),
  trackCount: fc.constantFrom(null, 0, 9),
  list: fc.constantFrom(...LISTS),
  tags,
  bandcampTags: tags,
  userTags: tags,
  addedAt: fc.oneof(fc.constant(null), moment),
  verdict: fc.constantFrom(null, ...VERDICTS),
  verdictAt: fc.oneof(fc.constant(null), moment),
  paid: fc.constantFrom(null, 0, 700),
  paidCurrency: fc.constantFrom(null, 'EUR'),
  formats: fc.subarray([...FORMATS]),
  downloadedAt: fc.oneof(fc.constant(null), moment),
  downloadedTracks: fc.constantFrom(null, 3),
})
const albumsChange = sentByForm(AlbumsChange, {
  rating: fc.constantFrom(null, 2, 3.5),
  list: fc.constantFrom(...LISTS),
  downloadedAt: fc.oneof(fc.constant(null), moment),
  addTags: tags,
  addBandcampTags: tags,
  removeTags: tags,
})

const places = fc.array(fc.nat(9), { maxLength: 4 })
const somePlaces = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 })
const step = fc.record({
  kind: fc.constantFrom(
    ...(['edit-album', 'edit-album', 'edit-albums', 'edit-albums', 'edit-crate'] as const),
    ...(['order-crate', 'add-to-crates', 'remove-from-crate', 'set-crates', 'delete-albums'] as const),
  ),
  patch,
  change: albumsChange,
  crate: fc.record(
    { name: fc.constantFrom('Late', 'Early'), description: fc.constantFrom(null, '', 'Two'), isFavorite: fc.boolean() },
    { requiredKeys: [] },
  ),
  some: somePlaces,
  others: somePlaces,
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const start = fc.record({
  albums: fc.array(fc.record({ bandcampTags: tags, userTags: tags }), { minLength: ALBUMS, maxLength: ALBUMS }),
  crates: fc.array(places, { minLength: CRATES, maxLength: CRATES }),
})

const stored = async ({ id, call }: Person): Promise<Lists> => ({
  albums: await answer<AlbumView[]>(call('/api/albums')),
  crates: await listCrates(ctxOf(id)),
  members: await listCrateMembers(ctxOf(id)),
})

type Call = [method: string, path: string, json: unknown]

/** What a step makes of the lists as they are shown, and the call that makes it on the server; null if there is nothing to do. */
function planned(shown: Lists, { kind, patch, change, crate, some, others }: Step): [Partial<Lists>, Call] | null {
  const albumIds = pick(shown.albums.map(({ id }) => id).sort(), some)
  const crateIds = pick(shown.crates.map(({ id }) => id).sort(), others)
  const [albumId, crateId] = [albumIds[0], crateIds[0]]
  if (albumId === undefined || crateId === undefined) return null
  const inside = `/api/crates/${crateId}/albums`
  switch (kind) {
    case 'edit-album':
      return patch && [editAlbum.apply(shown, { id: albumId, patch }), ['PATCH', `/api/albums/${albumId}`, patch]]
    case 'edit-albums': {
      const edit = change && { albumIds, change }
      return edit && [editAlbums.apply(shown, edit), ['POST', '/api/albums/edit', edit]]
    }
    case 'edit-crate':
      return [editCrate.apply(shown, { id: crateId, patch: crate }), ['PATCH', `/api/crates/${crateId}`, crate]]
    case 'order-crate':
      return [orderCrate.apply(shown, { crateId, albumIds }), ['PUT', `/api/crates/${crateId}/order`, { albumIds }]]
    case 'add-to-crates':
      return [addToCrates.apply(shown, { crateIds, albumIds }), ['POST', '/api/crates/albums', { crateIds, albumIds }]]
    case 'remove-from-crate':
      return [removeFromCrate.apply(shown, { crateId, albumIds }), ['DELETE', inside, { albumIds }]]
    case 'set-crates':
      return [setCrates.apply(shown, { albumId, crateIds }), ['PUT', `/api/albums/${albumId}/crates`, { crateIds }]]
    case 'delete-albums':
      return [
        deleteAlbums.apply(shown, { albumIds: [albumId] }),
        ['POST', '/api/albums/delete', { albumIds: [albumId] }],
      ]
  }
}

type Answered = { albums: AlbumView[] } | AlbumView | CrateView | CrateView[]

const albumIn = ({ version: _, changedAt: __, ...album }: AlbumView) => album
const crateIn = ({ version: _, albumCount: __, previewCovers: ___, ...crate }: CrateView) => crate
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id

/** All but what only the server says. */
const compared = ({ albums, crates, members }: Lists) => ({
  albums: albums.map(albumIn).sort(byId),
  crates: crates.map(crateIn).sort(byId),
  members: members.toSorted((a, b) => a.crateId - b.crateId),
})

it('stores and answers what was shown before the answer', { tags: ['soak'] }, async () => {
  let calls = 0
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 8 }), async ({ albums, crates }, steps) => {
      const person = await newPerson()
      const ctx = ctxOf(person.id)
      const named = { title: 'Low Water', artist: 'Harbour Lights', bandcampUrl: null }
      const ids = await insertAlbums(
        ctx,
        albums.map((album) => ({ ...named, ...album })),
      )
      for (const some of crates) await createCrate(ctx, { name: 'Late', albumIds: pick(ids, some) })
      let shown = await stored(person)
      for (const one of steps) {
        const plan = planned(shown, one)
        if (!plan) continue
        const [after, [method, path, json]] = plan
        shown = { ...shown, ...after }
        const text = await (await person.call(path, { method, json })).text()
        const answered: Answered = text ? JSON.parse(text) : []
        const records = 'albums' in answered ? answered.albums : [answered].flat()
        for (const record of records.filter(({ id }) => id)) {
          if ('title' in record) expect(shown.albums.map(albumIn)).toContainEqual(albumIn(record))
          else expect(shown.crates.map(crateIn)).toContainEqual(crateIn(record))
        }
        calls += 1
      }
      expect(compared(await stored(person))).toEqual(compared(shown))
    }),
    { numRuns: runs(12, 500) },
  )
  expect(calls).toBeGreaterThan(20)
})

it('refuses what cannot be shown with the same field and message', async () => {
  const person = await newPerson()
  await add(person, [{ userTags: Array.from({ length: 58 }, (_, index) => `tag ${index}`) }, {}])
  const lists = await stored(person)
  const albumIds = lists.albums.map(({ id }) => id)
  for (const addTags of [['one'], ['tag 3', 'two'], ['one', 'two', 'three'], ['one', 'two', 'three', 'four']]) {
    const edit = { albumIds, change: { addTags } }
    const refusal = editAlbums.refusal?.(lists, edit) ?? null
    expect(refusal === null).toBe(addTags.length < 3)
    const response = await person.call('/api/albums/edit', { json: edit })
    expect(response.status).toBe(refusal ? 400 : 200)
    if (refusal) expect((await answer<{ fields: object }>(response)).fields).toEqual(refusal)
  }
})
