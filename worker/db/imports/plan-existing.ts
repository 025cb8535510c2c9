import { FILLS } from '#domain/albums/album-fields.ts'
import { isItem } from '#domain/albums/item-key.ts'
import { foldName } from '#domain/albums/names.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { newCoverOf } from '#domain/bandcamp/pictures.ts'
import type { NamesFrom } from '#domain/imports/item.ts'
import type { Existing, Matched } from '#domain/imports/match-items.ts'
import { unknownArtist, untitled } from '#locales/file-rows.ts'
import { isNothing, toAlbumColumns } from '../albums/album-rows.ts'
import { type AlbumColumns, type AlbumRow, hasAll, withDerived } from '../changes/derived.ts'
import { CONTENT_COLUMNS, STORED_FACTS } from '../changes/field-sql.ts'
import { type Part, partOf } from '../changes/journal.ts'
import { type Column, columnsOfJson } from '../changes/rows.ts'
import type { AlbumChange } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'

/**
 * What an import does to albums that are there: it fills empty fields, brings them up to what Bandcamp says under the names of one of its
 * lists, or both. Only what syncs leaves the trash alone. What gets its address or its item from a list is filled by it once.
 */
export type Policy = { fills: boolean; syncs: NamesFrom | null }

const ALWAYS = ['id', 'revision', 'version', 'deletedAt', 'importId', 'bandcampUrl', 'isPublic'] as const
const TO_FILL = FILLS.flatMap(([, keys]) => keys)
/** What a sync writes where it is unknown, besides facts. */
const LINKS = ['bandId', 'previewTrackId', 'previewTitle'] as const
/** The columns that an import may set. */
export const SAID: readonly Column[] = [
  ...new Set<Column>([
    ...(['title', 'artist', 'list', 'addedAt', 'bandcampUrl', 'sourceKey'] as const),
    ...(['namesFrom', 'isPublic', 'detailsAt'] as const),
    ...TO_FILL,
    ...LINKS,
    ...STORED_FACTS,
  ]),
]
/** Long texts, which no file fills. */
const LONG = new Set<Column>(['about', 'credits'])

/**
 * What has to be read of albums for that, and of those in the trash, which are overwritten. The search columns follow from title, artist
 * and notes.
 */
export const columnsFor = ({ syncs }: Policy): { shown: Column[]; trashed: Column[] } => {
  const said = syncs ? SAID : SAID.filter((key) => !LONG.has(key))
  const shown = [...new Set<Column>([...ALWAYS, ...said])]
  return { shown, trashed: syncs ? shown : [...new Set([...ALWAYS, ...OVERWRITTEN])] }
}
const OVERWRITTEN = [...CONTENT_COLUMNS.map(([name]) => name as Column), 'importId', 'deletedAt'] as const

type ReadRow = Pick<AlbumRow, (typeof ALWAYS)[number]> & AlbumColumns

/**
 * What is written to an album that is there, and what undoes it where it was in the trash; `isFilled` tells that not only a sync fills it in.
 */
export type ExistingChange = {
  row: AlbumChange['row'] & Pick<ReadRow, 'bandcampUrl'>
  set: AlbumColumns
  isRevived: boolean
  parts: Part[]
  isFilled: boolean
}

/**
 * What is written to the albums that rows of an import mean, from the first row of each that has something to write. What comes in last says
 * which item an address is of: an album of another item has it no longer.
 */
export function changesOfExisting(
  { now }: Pick<Ctx, 'now'>,
  importId: number,
  rows: readonly Matched[],
  { fills, syncs }: Policy,
): ExistingChange[] {
  const found = rows.flatMap((one): Found[] =>
    one.existing && one.existing.rule !== 'track' ? [{ ...one, existing: one.existing }] : [],
  )
  const { shown, trashed } = columnsFor({ fills, syncs })
  const fresh = rows.filter(({ existing }) => !existing)
  const keys = new Set(fresh.flatMap(({ input }) => input.sourceKey ?? []))
  const addresses = new Set(fresh.flatMap(({ input }) => input.bandcampUrl ?? []))
  const holders = new Map(rows.flatMap(({ holder }) => (holder ? [[holder.id, holder]] : [])))
  const changes = [...Map.groupBy(found, ({ existing }) => existing.id)].flatMap(([id, matched]): ExistingChange[] => {
    const { known = {}, isTrashed = false, isOwn } = matched[0]?.existing ?? {}
    const row = { ...columnsOfJson(known, isTrashed ? trashed : shown), id } as ReadRow
    const isHolder = holders.delete(id)
    const address = syncs && isTrashed ? null : addressFor(row, matched, { taken: addresses, isHolder, syncs })
    if (address) addresses.add(address)
    const placed = address || isHolder ? { bandcampUrl: address } : null
    if (!syncs && isTrashed) {
      const set = { ...revivedColumns(matched, now), ...placed, importId, version: row.version + 1 }
      const [, before] = partOf(placed ? [...OVERWRITTEN, 'bandcampUrl'] : OVERWRITTEN, row, {})
      // Then the tracks are those of the file.
      const trackText = matched[0]?.existing.hasTracks ? undefined : ''
      const undone: Part = [
        { importId, version: set.version },
        { ...before, trackText },
      ]
      return [{ row, set, isRevived: true, parts: [undone], isFilled: false }]
    }
    const synced = syncs
      ? firstOf(matched, (one) => {
          const said = { ...syncedColumns(row, one, { syncs, keys, now }), ...placed }
          return hasAll(row, said) ? null : said
        })
      : null
    if (synced?.sourceKey) keys.add(synced.sourceKey)
    const isJoined = (!row.bandcampUrl && Boolean(synced?.bandcampUrl)) || synced?.sourceKey !== undefined
    const canFill = (fills || isJoined) && !isTrashed && !isOwn
    const filled = canFill
      ? firstOf(matched, ({ input }) => filledColumns({ ...row, ...synced }, toAlbumColumns(input, now)))
      : null
    // A rating from a file says nothing of when.
    const isNamed = matched.some(({ item, existing }) => item.album.isPublic && !existing.isAlias)
    const isPublic = isNamed && !isTrashed ? { isPublic: true } : null
    const stays = { ratedAt: undefined, namesFrom: undefined }
    const named =
      (fills || syncs) && !isTrashed
        ? firstOf(matched, ({ item, input }) => (item.album.isNameless ? null : namesFor(row, input)))
        : null
    const set = withDerived(
      row,
      { ...named, ...synced, ...filled, ...((fills || isHolder) && placed), ...isPublic, ...stays },
      now,
    )
    if (!set) return []
    const isEdit = (fills && filled !== null) || (set.list ?? set.notes) !== undefined
    const isRenamed = set.title !== undefined || set.artist !== undefined
    return [
      {
        row,
        set: { ...set, ...(isEdit && { version: row.version + 1 }) },
        isRevived: false,
        parts: [],
        isFilled: filled !== null || isJoined || isRenamed || Boolean(set.bandcampUrl ?? set.coverUrl),
      },
    ]
  })
  const left = [...holders.values()].map((row) => {
    return { row, set: { bandcampUrl: null }, isRevived: false, parts: [], isFilled: false }
  })
  return [...changes, ...left]
}

type Found = Matched & { existing: Existing }

const firstOf = <Result>(matched: readonly Found[], make: (one: Found) => Result | null): Result | null =>
  matched.map(make).find(Boolean) ?? null

type Placing = { taken: ReadonlySet<string>; isHolder: boolean; syncs: NamesFrom | null }

/**
 * The address that an album gets: that of the first row that no other album has. One that has an address keeps it, unless that is another
 * item's, or a list says where its item is now and the person has given it no address of their own.
 */
function addressFor(row: ReadRow, matched: readonly Found[], { taken, isHolder, syncs }: Placing): string | null {
  const follows = syncs !== null && row.namesFrom !== 'person'
  const given = matched.find(({ item: { album }, existing, holder, isUrlTaken }) => {
    const url = album.bandcampUrl
    if (!url || existing.isAlias || isUrlTaken || taken.has(url)) return false
    const isMoved = follows && row.bandcampUrl !== url && row.bandcampUrl !== album.otherUrl
    return !row.bandcampUrl || isHolder || holder !== null || isMoved
  })
  return given?.item.album.bandcampUrl ?? null
}

const PLACEHOLDERS: Partial<Record<Column, string>> = { title: untitled, artist: unknownArtist }
const isPlaceholder = (row: AlbumColumns, key: Column) =>
  PLACEHOLDERS[key] !== undefined && row[key] === PLACEHOLDERS[key]

/** The names of a row that an album lacks, which has come in without them; null if there are none. */
function namesFor(row: AlbumColumns, { title, artist }: { title: string; artist: string }): AlbumColumns | null {
  const given = { title, artist }
  const keys = (['title', 'artist'] as const).filter((key) => isPlaceholder(row, key) && !isPlaceholder(given, key))
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, given[key]]))
}

/** The empty fields of an album that a row knows; null if there are none. */
function filledColumns(row: AlbumColumns, given: AlbumColumns): AlbumColumns | null {
  const keys = FILLS.flatMap(([, some]) =>
    some.every((key) => isNothing(row[key])) && some.some((key) => !isNothing(given[key] ?? null)) ? some : [],
  )
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, given[key]]))
}

const isSameNumber = (key: string, { sourceKey }: ReadRow) => key.slice(1) === sourceKey?.slice(1)

/** What is taken back together: tags of both kinds, a price and its currency. */
export const TOGETHER: readonly (readonly Column[])[] = [
  ...FILLS.map(([, keys]) => keys),
  ...SAID.filter((key) => !(TO_FILL as readonly Column[]).includes(key)).map((key) => [key]),
]

/** `keys` are of items that other albums get from the same chunk. */
type Sync = { syncs: NamesFrom; keys: ReadonlySet<string>; now: Date }

/** What Bandcamp says of an album. An item that another album of the person is already stays with that one. */
function syncedColumns(row: ReadRow, { item, input, existing }: Found, { syncs, keys, now }: Sync): AlbumColumns {
  const said: AlbumColumns = toAlbumColumns(input, now)
  const { isAlias, isKeyTaken } = existing
  const hasItem = isItem(row.sourceKey ?? null)
  // What is in the trash gets no facts, but a bought album leaves the wishlist there too.
  const list = said.list === 'collection' && row.list === 'wishlist' ? said.list : undefined
  if (row.deletedAt !== null) return { list }
  // What is said of the item that the album itself is counts; of one that was merged into it, only where it is none.
  const facts = isAlias && hasItem ? [] : STORED_FACTS.filter((key) => !isNothing(said[key] ?? null))
  const links = isAlias && hasItem ? [] : LINKS.filter((key) => row[key] === null)
  const { sourceKey = null, title, artist, notes } = said
  // The page has told the performer.
  const isLabel = Boolean(row.label) && foldName(String(artist)) === foldName(String(row.label))
  // A number whose kind was not told has it now.
  const told = item.album.sourceKey ?? null
  const isOtherKind = syncs === 'fan' && hasItem && isItem(told) && told !== row.sourceKey && isSameNumber(told, row)
  const isNewItem = !isAlias && !hasItem && !isKeyTaken && isItem(sourceKey) && !keys.has(sourceKey)
  return {
    list,
    ...Object.fromEntries([...facts, ...links].map((key) => [key, said[key] ?? undefined])),
    // Bandcamp's lists may name the same album differently.
    ...(!isAlias &&
      !item.album.isNameless &&
      row.namesFrom === syncs && { title, artist: isLabel ? undefined : artist, namesFrom: undefined }),
    ...(!isAlias && { ...newCoverOf(row, said.artId), ...rereadOf(row, said, item.album) }),
    ...(isNewItem && { sourceKey }),
    ...(!isAlias && isOtherKind && !keys.has(told) && { sourceKey: told }),
    ...(row.notes === '' && { notes }),
  }
}

/** Has the page of an album read again that has more tracks than it said, or is no preorder any more, by what a list says. */
function rereadOf(
  row: AlbumColumns,
  said: AlbumColumns,
  { streamableTracks }: Matched['item']['album'],
): { detailsAt?: Date } {
  const hasGrown = row.trackCount != null && (streamableTracks ?? 0) > row.trackCount
  const isOut = row.isPreorder === true && said.isPreorder === false
  return row.detailsAt && (hasGrown || isOut) ? { detailsAt: new Date(0) } : {}
}

/** An album from the trash with what a file says of it. What Bandcamp says stays where the file does not know it. */
function revivedColumns(matched: readonly Found[], now: Date): AlbumColumns {
  const [first] = matched
  if (!first) return {}
  const { bandcampUrl: _, sourceKey, bandId, previewTrackId, isPublic, ...content } = toAlbumColumns(first.input, now)
  const known = Object.entries(content).filter(([key, value]) => value !== null || !FACTS.has(key))
  const tracks = first.existing.hasTracks ? undefined : matched.find(({ input }) => input.tracks?.length)?.input.tracks
  return {
    ...Object.fromEntries(known),
    ...(tracks && { trackText: trackTextOf(tracks) }),
    deletedAt: null,
    namesFrom: null,
  }
}
const FACTS = new Set<string>([...STORED_FACTS, 'foldedLabel'])
