import type { Person } from './account.ts'
import type { AlbumView } from './album.ts'
import { ALBUM_KEYS, type AlbumValues, albumField } from './album-fields.ts'
import type { CrateView } from './crate.ts'
import { distinctTags } from './tags.ts'

/** How many albums a block has at most, so that the first ones can be shown before the others have arrived. */
export const SYNC_BLOCK = 1_000

/** A column: all values alike, values as they are, their differences, or numbers of the texts of a dictionary. */
type Column =
  | { all: unknown }
  | { values: unknown[] }
  | { steps: number[] }
  | { texts: string[]; at: (number | null | number[])[] }

/** Rows as one column per field. */
export type Columns = { count: number; columns: Record<string, Column> }

/** A crate with its position among the others; lower ones come first, the id decides between equal ones. */
export type PlacedCrate = CrateView & { place: number }

/** An album's place in a crate: `[crateId, albumId, place]`. Lower places come first, the album's id decides between equal ones. */
export type Member = [crateId: number, albumId: number, place: number]

/**
 * The first part of an answer. `epoch` and `revision` are sent with the next request. With `isFull` the answer is all there is, and
 * whatever it lacks no longer exists; otherwise it is what has changed. A page that was rendered at the revision `newest` shows all there is.
 */
export type SyncHead = { epoch: string; revision: number; newest: number; isFull: boolean }

/**
 * The other parts, each as often as it takes and none that is empty. They are to be applied in their order. Albums in the trash count as
 * gone, but they keep their places in crates: a member can name an album that is not there.
 */
export type SyncChange =
  | { albums: Columns }
  | { goneAlbums: number[] }
  | { crates: PlacedCrate[] }
  | { goneCrates: number[] }
  | { members: Columns }
  | { goneMembers: [crateId: number, albumId: number][] }
  | { profile: Person }

/** The answer of `GET /api/sync`: one JSON array, each part on a line of its own, so that it can be read as it arrives. */
export type SyncParts = [SyncHead, ...SyncChange[]]

/** The fields that albums have in a list, besides those that the codec writes itself. */
const FIELD_KEYS = ALBUM_KEYS.filter((key) => !albumField(key).isDetail)

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value)

/** The differences between each number and the one before, which compress better than the numbers. */
function toSteps(values: readonly number[]): Column {
  const steps = values.map((value, index) => value - (values[index - 1] ?? 0))
  return steps.every(Number.isSafeInteger) ? { steps } : { values: [...values] }
}

/** Texts, or lists of texts, as numbers of a dictionary. */
function toDictionary(values: readonly (string | string[] | null)[]): Extract<Column, { texts: unknown }> {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const at = values.map((value) => (isTexts(value) ? value.map(numberOf) : isText(value) ? numberOf(value) : null))
  return { texts: [...numbers.keys()], at }
}

function toColumn(values: readonly unknown[]): Column {
  const [first = null] = values
  const isPlain = first === null || typeof first !== 'object'
  if (isPlain && values.every((value) => value === first)) return { all: first }
  if (values.some(isTexts)) return toDictionary(values as string[][])
  if (!values.some(isText)) return { values: [...values] }
  const dictionary = toDictionary(values as (string | null)[])
  return dictionary.texts.length * 2 > values.length ? { values: [...values] } : dictionary
}

/** The values of a column; none where it is missing, or of a form that this version does not know. */
function fromColumn(column: Column | undefined, count: number): unknown[] {
  if (!column) return []
  if ('all' in column) return Array(count).fill(column.all)
  if ('values' in column) return column.values
  if ('steps' in column) {
    let last = 0
    return column.steps.map((step) => {
      last += step
      return last
    })
  }
  if (!('texts' in column)) return []
  return column.at.map((at) =>
    Array.isArray(at) ? at.map((one) => column.texts[one]) : at === null ? null : column.texts[at],
  )
}

const timeOf = (text: string) => Date.parse(text)
const momentOf = (time: unknown) => new Date(Number(time)).toISOString()

/** A name as Bandcamp writes it into addresses. Only of ASCII, which every browser treats alike. */
const slugOf = (name: string, joint: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g)
    ?.join(joint)

const HOST = /^[a-z0-9-]+$/

type Named = Pick<AlbumView, 'title' | 'artist'>

/** The address that an album has if it is that of its title; `host` defaults to the artist's. */
const usualUrl = ({ title, artist }: Named, host = slugOf(artist, '')) =>
  `https://${host}.bandcamp.com/album/${slugOf(title, '-')}`

const USUAL = '*'

/** An address as far as it can't be told from the album's names: only the host where the rest is usual. */
function shortenUrl(album: AlbumView): string {
  const { bandcampUrl: url } = album
  if (url === usualUrl(album)) return USUAL
  const host = /^https:\/\/([a-z0-9-]+)\./.exec(url)?.[1]
  return host && url === usualUrl(album, host) ? host : url
}

const lengthenUrl = (short: string, album: Named): string => {
  if (short === USUAL) return usualUrl(album)
  return HOST.test(short) ? usualUrl(album, short) : short
}

/** Albums as columns: for the network less than half of them as objects. Their tags are those of both kinds. */
export function encodeAlbums(albums: readonly AlbumView[]): Columns {
  const columns: Columns['columns'] = {}
  for (const key of FIELD_KEYS) columns[key] = toColumn(albums.map((album) => album[key] ?? null))
  return {
    count: albums.length,
    columns: {
      ...columns,
      id: toSteps(albums.map(({ id }) => id)),
      bandcampUrl: toColumn(albums.map(shortenUrl)),
      addedAt: toSteps(albums.map(({ addedAt }) => timeOf(addedAt))),
      purchasedAt: toColumn(albums.map(sincePurchase)),
      changedAt: toSteps(albums.map(({ changedAt }) => timeOf(changedAt))),
      hasPreview: toColumn(albums.map(({ hasPreview }) => hasPreview)),
      version: toColumn(albums.map(({ version }) => version)),
    },
  }
}

/** Albums are often added when they were bought. */
const sincePurchase = ({ addedAt, purchasedAt }: AlbumView) =>
  purchasedAt === undefined ? null : Date.parse(addedAt) - Date.parse(purchasedAt)

/** The albums of a block. Columns that this version does not know are left out, those it misses are empty. */
export function decodeAlbums({ count, columns }: Columns): AlbumView[] {
  const read = (name: string) => fromColumn(columns[name], count)
  const fields = FIELD_KEYS.map((key) => ({ key, empty: albumField(key).empty, values: read(key) }))
  const [ids = [], changed = [], previews = [], versions = []] = ['id', 'changedAt', 'hasPreview', 'version'].map(read)
  return Array.from({ length: count }, (_, index) => {
    const album: Record<string, unknown> = {}
    for (const { key, empty, values } of fields) {
      const value = values[index] ?? empty
      if (value !== undefined) album[key] = value
    }
    const { addedAt, purchasedAt } = album
    if (purchasedAt !== undefined) album.purchasedAt = momentOf(Number(addedAt) - Number(purchasedAt))
    album.addedAt = momentOf(addedAt)
    const known = album as AlbumValues
    known.bandcampUrl = lengthenUrl(known.bandcampUrl, known)
    return Object.assign(known, {
      id: Number(ids[index]),
      tags: distinctTags([...known.bandcampTags, ...known.userTags]),
      changedAt: momentOf(changed[index]),
      hasPreview: previews[index] === true,
      version: Number(versions[index] ?? 1),
    })
  })
}

/** Places in crates as columns, best in the order of the places. */
export const encodeMembers = (members: readonly Member[]): Columns => ({
  count: members.length,
  columns: {
    crateId: toSteps(members.map(([crateId]) => crateId)),
    albumId: toSteps(members.map(([, albumId]) => albumId)),
    place: toSteps(members.map(([, , place]) => place)),
  },
})

/** The places of `encodeMembers`. */
export function decodeMembers({ count, columns }: Columns): Member[] {
  const [crates, albums, places] = ['crateId', 'albumId', 'place'].map((name) => fromColumn(columns[name], count))
  return Array.from({ length: count }, (_, index) => [crates?.[index], albums?.[index], places?.[index]] as Member)
}

/**
 * Reads an answer part by part from the pieces of its text, which may be cut anywhere. @throws SyntaxError if a part is no JSON or the
 * answer ends early
 */
export async function* readSyncParts(pieces: AsyncIterable<string>): AsyncGenerator<SyncHead | SyncChange> {
  let rest = ''
  let isOver = false
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      isOver = line === ']'
      if (line.length > 1) yield JSON.parse(line.replace(/,$/, ''))
    }
  }
  if (!isOver || rest !== '') throw new SyntaxError('The answer ended early')
}
