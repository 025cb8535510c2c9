import * as z from 'zod/mini'
import * as messages from '#locales/file-rows.ts'
import { artistMissing, titleMissing, tooManyAlbums as tooManyInFile, wrongUrl } from '#locales/validation.ts'
import { type AlbumView, NewAlbum, type TrackView } from '../albums/album.ts'
import { required, withPaidWhole } from '../albums/album-field-schemas.ts'
import { ALBUM_FIELDS, ALBUM_KEYS, type AlbumValues } from '../albums/album-fields.ts'
import type { AlbumEvent } from '../albums/album-view.ts'
import { CrateInput, withoutAlbumsOfItsOwn } from '../crates/crate.ts'
import { FileListen } from '../diary/listen.ts'
import { fieldErrors } from '../errors/error.ts'
import { LIMITS } from '../limits.ts'
import { FileTagColor } from '../tags/tag-color-choice.ts'
import { FileTagRule, type TagRule } from '../tags/tag-rules.ts'
import { maxLength } from '../text/max-length.ts'
import { albumsOfFanFile, type FanAlbums } from './fan-file.ts'
import { FileEvent, takeEvents } from './file-events.ts'
import { jsonOf } from './json-values.ts'
import { finish, type Steps } from './steps.ts'

/** An album in an export file. */
type ExportAlbum = {
  id: number
  tracks?: TrackView[]
  aliases?: FileAlias[]
  listens?: FileListen[]
  events?: AlbumEvent[]
} & AlbumValues

/** A crate in an export file; `albumIds` refers to the file's albums. */
export type ExportCrate = {
  id: number
  name: string
  description: string
  isFavorite: boolean
  /** Of a smart crate, which has no albums of its own. */
  query?: string
  albumIds: number[]
}

/** An album in the export format, without derived fields. */
export const toExportAlbum = (
  album: AlbumView,
  tracks: TrackView[] = [],
  aliases: FileAlias[] = [],
  listens: FileListen[] = [],
  events: AlbumEvent[] = [],
): ExportAlbum => ({
  id: album.id,
  ...(Object.fromEntries(ALBUM_KEYS.map((key) => [key, album[key]])) as unknown as AlbumValues),
  ...(tracks.length > 0 && { tracks }),
  ...(aliases.length > 0 && { aliases: aliases.slice(0, LIMITS.aliasesPerAlbum) }),
  ...(listens.length > 0 && { listens: listens.slice(0, LIMITS.listensPerFileAlbum) }),
  ...(events.length > 0 && { events: events.slice(-LIMITS.eventsPerAlbum) }),
})

const FileUrl = z.nullish(
  z.pipe(z.string(wrongUrl).check(z.trim()), z.union([z.literal(''), NewAlbum.shape.bandcampUrl], wrongUrl)),
)

/** Another name of an album in a file: that of one which was merged into it. Its texts are in lower case, which may be longer. */
const FileAlias = z.strictObject(
  {
    title: required(2 * LIMITS.title, titleMissing),
    artist: required(2 * LIMITS.artist, artistMissing),
    bandcampUrl: FileUrl,
    itemType: ALBUM_FIELDS.itemType.schema,
    itemId: ALBUM_FIELDS.itemId.schema,
  },
  messages.notAnAlias,
)
export type FileAlias = z.infer<typeof FileAlias>

/** An album read from a file: like `NewAlbum`, but the URL is optional. `listens` are entries of the diary, `events` its history. */
export const FileAlbum = z
  .strictObject(
    {
      ...NewAlbum.shape,
      id: z.optional(z.int(messages.wrongId)),
      bandcampUrl: FileUrl,
      aliases: z.optional(
        z.array(FileAlias, messages.wrongAliases).check(maxLength(LIMITS.aliasesPerAlbum, messages.tooManyAliases)),
      ),
      listens: z.optional(
        z
          .array(FileListen, messages.wrongListens)
          .check(maxLength(LIMITS.listensPerFileAlbum, messages.tooManyListens)),
      ),
      events: z.optional(
        z.array(FileEvent, messages.wrongEvents).check(maxLength(LIMITS.eventsPerAlbum, messages.tooManyEvents)),
      ),
    },
    messages.notAnAlbum,
  )
  .check(withPaidWhole())
export type FileAlbum = z.infer<typeof FileAlbum>

/** A crate read from a file. */
export const FileCrate = z
  .strictObject(
    {
      id: z.optional(z.int(messages.wrongId)),
      ...CrateInput.shape,
      albumIds: z
        .array(z.int(messages.wrongAlbumIds), messages.wrongAlbumIds)
        .check(maxLength(LIMITS.importRows, tooManyInFile)),
    },
    messages.notACrate,
  )
  .check(withoutAlbumsOfItsOwn())
export type FileCrate = z.infer<typeof FileCrate>

/** Two albums of a file that look alike and are not the same. */
export const FilePair = z.tuple([z.int(messages.notAPair), z.int(messages.notAPair)], messages.notAPair)
export type FilePair = z.infer<typeof FilePair>

/** A list whose entries are not looked at, unless they are too many. */
const listOf = (wrong: string, most: number, tooMany: (count: number, most: number) => string) =>
  z
    .custom<unknown[]>(Array.isArray, wrong)
    .check(
      z.refine((list) => list.length <= most, { error: ({ input }) => tooMany((input as unknown[]).length, most) }),
    )

const Envelope = z.object(
  {
    format: z.literal('gatefold', messages.notOurs),
    version: z.literal(1, { error: ({ input }) => (Number(input) > 1 ? messages.fromNewer : messages.notOurs) }),
    albums: listOf(messages.wrongAlbums, LIMITS.importRows, messages.tooManyAlbums),
    crates: listOf(messages.wrongCrates, LIMITS.cratesPerPerson, messages.tooManyCrates),
    tagRules: z._default(listOf(messages.wrongTagRules, LIMITS.tagRules, messages.tooManyTagRules), []),
    tagColors: z._default(listOf(messages.wrongTagColors, LIMITS.tagColors, messages.tooManyTagColors), []),
    distinct: z._default(listOf(messages.wrongDistinct, LIMITS.distinctPerPerson, messages.tooManyPairs), []),
  },
  messages.notOurs,
)

type Wrong = { message: string; fields: Record<string, string> }

/** The errors with a message about the first one; one of the whole file says what it is about itself. */
function wrong(fields: Record<string, string>): Wrong {
  const [[path, why] = ['body', messages.unreadable]] = Object.entries(fields)
  return { message: path.includes('.') ? messages.faultAt(path, why) : why, fields }
}

/** What is wrong with a text that is no JSON. */
function jsonProblem(text: string): string {
  if (!/^\s*[{[]/.test(text)) return messages.notJson
  return /[}\]]$/.test(text.trimEnd()) ? messages.brokenJson : messages.jsonEndsEarly
}

/** The unchecked lists of a file. */
export type Opened = z.infer<typeof Envelope> & { source: 'collection' | 'fanLists' } & Pick<
    FanAlbums,
    'named' | 'from' | 'hidden' | 'left' | 'followed'
  >

/**
 * The unchecked lists of a full-collection file or of one with a fan's lists, or an error about the whole file. A fan's hidden albums
 * come only `withHidden`; `value` is what the text is as JSON, undefined if it is none.
 */
export const openCollectionFile = (text: string, withHidden = false, value = jsonOf(text)): Opened | Wrong =>
  finish(openCollection(text, withHidden, value))

/** The same in steps. */
export function* openCollection(text: string, withHidden = false, value = jsonOf(text)): Steps<Opened | Wrong> {
  if (value === undefined) return wrong({ body: jsonProblem(text) })
  const lists = yield* albumsOfFanFile(value, withHidden)
  const file = lists ? { format: 'gatefold', version: 1, albums: lists.albums, crates: [] } : value
  const envelope = Envelope.safeParse(file)
  if (envelope.success)
    return {
      ...envelope.data,
      source: lists ? 'fanLists' : 'collection',
      named: lists?.named ?? new Set(),
      from: lists?.from ?? new Map(),
      hidden: lists?.hidden ?? 0,
      left: lists?.left ?? [],
      followed: lists?.followed ?? [],
    }
  return wrong(fieldErrors(envelope.error.issues))
}

type CollectionFile = {
  albums: FileAlbum[]
  crates: FileCrate[]
  tagRules: TagRule[]
  tagColors: FileTagColor[]
  distinct: FilePair[]
}

/**
 * The collection in an open file. A single invalid part rejects the file, but for events, which are left out: the result is either the
 * collection or the errors by dotted path (`albums.3.title`) with a message about the first one.
 */
export function* checkCollection(opened: Opened): Steps<{ file: CollectionFile } | Wrong> {
  const fields: Record<string, string> = {}
  function* check<T>(
    schema: { safeParse(row: unknown): { success: true; data: T } | { success: false; error: z.core.$ZodError } },
    rows: unknown[],
    name: string,
  ): Steps<T[]> {
    const valid: T[] = []
    for (const [index, row] of rows.entries()) {
      yield
      const checked = schema.safeParse(name === 'albums' ? takeEvents(row).album : row)
      if (checked.success) valid.push(checked.data)
      else
        for (const [field, message] of Object.entries(fieldErrors(checked.error.issues)))
          fields[field === 'body' ? `${name}.${index}` : `${name}.${index}.${field}`] = message
    }
    return valid
  }
  const albums = yield* check<FileAlbum>(FileAlbum, opened.albums, 'albums')
  const crates = yield* check<FileCrate>(FileCrate, opened.crates, 'crates')
  const tagRules = yield* check<TagRule>(FileTagRule, opened.tagRules, 'tagRules')
  const tagColors = yield* check<FileTagColor>(FileTagColor, opened.tagColors, 'tagColors')
  const distinct = yield* check<FilePair>(FilePair, opened.distinct, 'distinct')
  if (Object.keys(fields).length === 0) checkIds({ albums, crates, distinct }, fields)
  if (Object.keys(fields).length > 0) return wrong(fields)
  return { file: { albums: albums.map(withAddress), crates, tagRules, tagColors, distinct } }
}

/** An album of a collection file; a missing URL means it has none. */
export const withAddress = <T extends { bandcampUrl?: unknown }>(album: T): T =>
  album.bandcampUrl === undefined ? { ...album, bandcampUrl: '' } : album

function checkIds(
  { albums, crates, distinct }: Pick<CollectionFile, 'albums' | 'crates' | 'distinct'>,
  fields: Record<string, string>,
): void {
  const ids = new Set<number>()
  albums.forEach((album, index) => {
    if (album.id === undefined) return
    if (ids.has(album.id)) fields[`albums.${index}.id`] = messages.idTwice(album.id)
    ids.add(album.id)
  })
  crates.forEach((crate, index) => {
    const missing = crate.albumIds.find((id) => !ids.has(id))
    if (missing !== undefined) fields[`crates.${index}.albumIds`] = messages.albumMissing(missing)
  })
  distinct.forEach((pair, index) => {
    const missing = pair.find((id) => !ids.has(id))
    if (missing !== undefined) fields[`distinct.${index}`] = messages.albumMissing(missing)
  })
}
