import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { ALBUM_KEYS, type AlbumKey } from '#domain/albums/album-fields.ts'
import { createMatcher } from '#domain/albums/file-match.ts'
import { VERDICTS } from '#domain/albums/verdict.ts'
import type { FileAlbum } from '#domain/files/export-schema.ts'
import { createRowNumbers } from '#domain/files/file-rows.ts'
import { pageAlbums } from '#worker/db/albums/export-pages.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { deleteAlbums } from '#worker/db/trash/trash.ts'
import { decodeFile } from '../../decode-file.ts'
import { runs } from '../../runs.ts'
import { anyAlbumFields, anyName, anyText } from '../any-album.ts'
import { emptyCollection } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import {
  begin,
  bringIn,
  exportCsv,
  exportJson,
  goOn,
  type Read,
  readCsv,
  readJson,
  STRAIGHT,
  type Way,
  wipe,
} from '../file-trip.ts'
import { damaged } from '../odd-values.ts'
import { ctxOf, newPerson } from '../people.ts'

const anyTrack = fc.record(
  {
    number: fc.integer({ min: 0, max: 9_999 }),
    title: anyText,
    artist: anyText,
    duration: fc.integer({ min: 0, max: 604_800 }),
    streamable: fc.boolean(),
  },
  { requiredKeys: ['number', 'title', 'streamable'] },
)
const past = fc.date({ min: new Date(0), max: new Date('2026-01-01'), noInvalidDate: true })
const anyEvent = fc.record({
  at: past.map((date) => date.toISOString()),
  what: fc.constantFrom(
    ...([['added'], ['rated', null, '4'], ['rated', '4', null], ['moved', 'wishlist', 'collection'], ['out']] as const),
    ...([['price', '700 EUR', '0 EUR'], ['out'], ['grew', '3', '5'], ['gone'], ['back']] as const),
  ),
})
const anyAlbum = fc.record({
  ...anyAlbumFields,
  coverUrl: fc.constantFrom(null, 'https://f4.bcbits.com/img/a1_10.jpg'),
  events: fc.uniqueArray(anyEvent, { selector: ({ at }) => at, maxLength: 4 }),
  decided: fc.constantFrom({}, ...VERDICTS.map((verdict) => ({ verdict, verdictAt: '2026-05-05T05:05:05.005Z' }))),
  bought: fc.constantFrom({}, { paid: 0, paidCurrency: 'EUR' }, { paid: 1_980, paidCurrency: 'JPY' }),
  facts: fc.option(
    fc.record(
      {
        label: anyText,
        labelUrl: fc.constantFrom('https://label.bandcamp.com', 'https://label.example'),
        offer: fc.constantFrom({ price: 0, currency: 'EUR' }, { price: 1_980, currency: 'JPY' }),
        isNamePrice: fc.boolean(),
        isPreorder: fc.boolean(),
        isPurchasable: fc.boolean(),
        purchasedAt: fc.constantFrom('2020-01-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z'),
        goneAt: fc.constantFrom('2025-01-01T00:00:00.000Z', '2026-05-05T05:05:05.005Z'),
        fans: fc.nat(1_000_000_000),
        itemType: fc.constantFrom('album', 'track'),
        artId: fc.integer({ min: 1, max: 4_000_000_000 }),
        about: anyText,
        credits: anyText,
        location: anyText,
        tracks: fc.uniqueArray(anyTrack, { selector: ({ number }) => number, maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  ),
})
type AnyAlbum = typeof anyAlbum extends fc.Arbitrary<infer Album> ? Album : never

// A large collection repeats a small one, because generating many albums is slow.
const large = fc
  .tuple(fc.array(anyAlbum, { minLength: 5, maxLength: 20 }), fc.integer({ min: 100, max: 2_000 }))
  .map(([few, count]) => Array.from({ length: count }, (_, index) => few[index % few.length] as AnyAlbum))
const anyAlbums = fc.oneof(
  { weight: 24, arbitrary: fc.array(anyAlbum, { maxLength: 6 }) },
  { weight: 5, arbitrary: fc.array(anyAlbum, { maxLength: 30 }) },
  { weight: 1, arbitrary: large },
)
const anyCrate = fc.record({
  name: anyName,
  description: anyText,
  isFavorite: fc.boolean(),
  members: fc.array(fc.nat(), { maxLength: 12 }),
})
const anyCollection = fc
  .tuple(anyAlbums, fc.array(anyCrate, { maxLength: 4 }))
  .map(([albums, crates]) => collectionFile(albums, crates))
const anyWay: fc.Arbitrary<Way> = fc.record({
  most: fc.oneof(
    fc.constant(2_000),
    fc.integer({ min: 1, max: 4 }).map((few) => few * few * few),
  ),
  order: fc.array(fc.nat(30), { maxLength: 6 }),
  atOnce: fc.boolean(),
  mode: fc.constantFrom('skip', 'fill'),
})

const addressOf = (id: number) => `https://a.bandcamp.com/album/${id}`

function collectionFile(albums: readonly AnyAlbum[], crates: readonly { members: number[] }[]) {
  const given = albums.map(({ hasAddress, facts, decided, bought, events, ...album }, id) => ({
    ...album,
    events: events.map(({ at, what: [kind, before = null, after = null] }) => ({ at, kind, before, after })),
    ...decided,
    ...bought,
    ...withItem(facts, id),
    id,
    bandcampUrl: hasAddress ? addressOf(id) : '',
  }))
  const shelves = crates.map(({ members, ...crate }) => ({
    ...crate,
    albumIds: albums.length > 0 ? [...new Set(members.map((member) => member % albums.length))] : [],
  }))
  return JSON.stringify({ format: 'gatefold', version: 1, albums: given, crates: shelves })
}

function withItem(facts: AnyAlbum['facts'], id: number) {
  if (!facts) return {}
  const { offer, itemType, ...others } = facts
  return { ...others, ...offer, ...(itemType && { itemType, itemId: id + 1 }) }
}

it('tries albums with every field', { tags: 'soak' }, () => {
  const [file = ''] = fc
    .sample(fc.array(anyAlbum, { minLength: 500, maxLength: 500 }), { numRuns: 1, seed: 1 })
    .map((albums) => collectionFile(albums, []))
  const { albums } = JSON.parse(file) as { albums: Record<string, unknown>[] }
  const isTried = (key: AlbumKey) =>
    albums.some((album) => album[key] !== undefined && album[key] !== null && album[key] !== '')
  expect(ALBUM_KEYS.filter((key) => !isTried(key))).toEqual([])
})

const must = (read: Read | null): Read => {
  if (!read) throw new Error('The file was refused')
  return read
}

async function newEmptyUser(): Promise<string> {
  const { id } = await newPerson()
  await emptyCollection(id)
  return id
}

type File = { albums: { id: number; events?: unknown }[]; crates: { id: number; albumIds: number[] }[] }

/** A collection file with albums instead of ids, and with their history if `isWhole`; `inOrder` keeps the order of the albums. */
function withoutIds(json: string, inOrder: boolean, isWhole = false): unknown {
  const { albums, crates } = JSON.parse(json) as File
  const texts = new Map(
    albums.map(({ id, events, ...album }) => [id, JSON.stringify({ ...album, ...(isWhole && { events }) })]),
  )
  const all = [...texts.values()]
  return {
    albums: inOrder ? all : all.sort(),
    crates: crates.map(({ id: _, albumIds, ...crate }) => ({ ...crate, albums: albumIds.map((id) => texts.get(id)) })),
  }
}
const csvWithoutIds = (csv: string, inOrder: boolean) => {
  const rows = must(readCsv(csv)).rows.map((row) =>
    'album' in row ? JSON.stringify(row.album) : `${row.fault.message}`,
  )
  return inOrder ? rows : rows.sort()
}

it('Any collection is the same after export, deletion and import, as JSON and as CSV, in any order of chunks', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  let [collections, albums] = [0, 0]
  await fc.assert(
    fc.asyncProperty(anyCollection, anyWay, fc.boolean(), async (given, way, forGood) => {
      const user = await newEmptyUser()
      const file = must(readJson(given))
      const first = await bringIn(user, file)
      expect(first).toMatchObject({ total: file.rows.length, created: file.rows.length, failed: [] })
      const [csv, json] = [await exportCsv(user), await exportJson(user)]
      const inOrder = way.order.length === 0

      await wipe(user, forGood)
      const back = must(readJson(json))
      expect(await bringIn(user, back, way)).toMatchObject({ created: file.rows.length, skipped: 0, failed: [] })
      expect(withoutIds(await exportJson(user), inOrder || !forGood, true)).toEqual(
        withoutIds(json, inOrder || !forGood, true),
      )
      expect(await bringIn(user, back, way)).toMatchObject({ created: 0, updated: 0, skipped: file.rows.length })

      await wipe(user, forGood)
      const rows = must(readCsv(csv))
      expect(await bringIn(user, rows, way)).toMatchObject({ created: file.rows.length, skipped: 0, failed: [] })
      const after = await exportCsv(user)
      if (!forGood) expect(after).toBe(csv)
      expect(csvWithoutIds(after, inOrder)).toEqual(csvWithoutIds(csv, inOrder))
      const shuffled = { ...rows, rows: rows.rows.toReversed() }
      expect(await bringIn(user, shuffled, way)).toMatchObject({ created: 0, updated: 0, skipped: file.rows.length })
      expect(await exportCsv(user)).toBe(after)
      collections += 1
      albums += file.rows.length
    }),
    { numRuns: runs(15, 300) },
  )
  await annotate(`${collections} collections of ${albums} albums, 0 rows different`, 'figure')
})

it('imports every album once if the import is interrupted, resumed and repeated in parallel', {
  tags: 'soak',
}, async () => {
  const few = fc.tuple(fc.array(anyAlbum, { maxLength: 12 }), fc.array(anyCrate, { maxLength: 3 }))
  await fc.assert(
    fc.asyncProperty(
      few,
      fc.array(anyWay, { minLength: 1, maxLength: 3 }),
      anyWay,
      async ([albums, crates], killed, way) => {
        const [expected, user] = [await newEmptyUser(), await newEmptyUser()]
        const file = must(readJson(collectionFile(albums, crates)))
        await bringIn(expected, file)
        const begun = await Promise.all(killed.map(async (one) => ({ one, id: await begin(user, file, one) })))
        await Promise.all([bringIn(user, file, way), bringIn(user, file, STRAIGHT)])
        const albumsOf = async (id: string) => (withoutIds(await exportJson(id), false) as { albums: string[] }).albums
        expect(await albumsOf(user)).toEqual(await albumsOf(expected))
        for (const { one, id } of begun) await goOn(user, id, file, one)
        expect(await albumsOf(user)).toEqual(await albumsOf(expected))
      },
    ),
    { numRuns: runs(5, 60) },
  )
})

it('An import that is undone leaves every row of the collection as it was', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  let [undone, rows] = [0, 0]
  const collection = fc.array(anyAlbum, { maxLength: 8 })
  const crates = fc.array(anyCrate, { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(
      collection,
      crates,
      fc.array(fc.nat(8)),
      collection,
      crates,
      anyWay,
      async (mine, shelves, gone, theirs, others, way) => {
        const user = await newEmptyUser()
        await bringIn(user, must(readJson(collectionFile(mine, shelves))))
        const ids = (JSON.parse(await exportJson(user)) as File).albums.map(({ id }) => id)
        await deleteAlbums(
          ctxOf(user),
          gone.flatMap((place) => ids[place] ?? []),
        )
        const before = await everything(user)
        const file = must(readJson(collectionFile(theirs, others)))
        const id = await begin(user, file, way)
        if (way.atOnce) await goOn(user, id, file, way)
        await undoImport(ctxOf(user), id)
        expect(await everything(user)).toEqual(before)
        undone += 1
        rows += Object.values(before).flat().length
      },
    ),
    { numRuns: runs(8, 100) },
  )
  await annotate(`${undone} imports undone, ${rows} rows compared, 0 different`, 'figure')
})

it('imports what the preview of a file announces', { tags: 'soak' }, async () => {
  const collection = fc.array(anyAlbum, { maxLength: 8 })
  const kinds = fc.constantFrom('all', 'no addresses', 'other addresses')
  await fc.assert(
    fc.asyncProperty(
      collection,
      fc.array(fc.nat(8)),
      collection,
      kinds,
      anyWay,
      async (mine, gone, theirs, kind, way) => {
        const user = await newEmptyUser()
        await bringIn(user, must(readJson(collectionFile(mine, []))))
        const albums: AlbumView[] = []
        for await (const page of pageAlbums(ctxOf(user))) albums.push(...page)
        const trash = new Set(gone.flatMap((place) => albums[place]?.id ?? []))
        await deleteAlbums(ctxOf(user), [...trash])
        const read = must(readJson(collectionFile([...theirs, ...theirs.slice(0, 2)], [])))
        const file =
          kind === 'all' ? read : withAddresses(read, kind === 'no addresses' ? null : 'https://moved.example')
        const preview = (known: AlbumView[]) => {
          const { match } = createMatcher(known)
          return file.rows.map((row) => ('album' in row ? match(row.album as FileAlbum, row) : null))
        }
        const foretold = preview(albums.filter(({ id }) => !trash.has(id)))
        const report = await bringIn(user, file, way)
        // The preview does not know the trash: of several rows that mean one album there, the first restores it.
        const restoring = preview(albums.map((album) => ({ ...album, isTrashed: trash.has(album.id) }))).flatMap(
          (one) => (one?.is === 'there' && trash.has(one.albumId) ? one.albumId : []),
        )
        const repeated = restoring.length - new Set(restoring).size
        expect(report.created).toBe(foretold.filter((one) => one?.is === 'new').length - repeated)
        const fills = foretold.filter((one) => one?.is === 'there' && one.fills.length > 0).length
        expect(report.updated).toBe(way.mode === 'fill' ? fills : 0)
      },
    ),
    { numRuns: runs(8, 100) },
  )
})

/** The rows of a file without addresses, or with ones on another host. */
function withAddresses(file: Read, host: string | null): Read {
  const number = createRowNumbers()
  const rows = file.rows.map((row) => {
    if (!('album' in row)) return row
    const { bandcampUrl, ...album } = row.album as FileAlbum
    if (!host) return number(row.row, { album }).row
    const moved = bandcampUrl && `${host}${new URL(bandcampUrl).pathname}`
    return number(row.row, { album: { ...album, bandcampUrl: moved } }).row
  })
  return { ...file, rows }
}

/** All albums, tracks and crates of a person, without versions, times and numbers of changes. */
async function everything(userId: string) {
  const [albums, crates, places, tracks] = await RECORDS.batch<Record<string, unknown>>(
    ['album', 'crate', 'crate_album', 'album_track'].map((table) =>
      RECORDS.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY rowid`).bind(userId),
    ),
  )
  return {
    albums: albums?.results.map(({ version: _, changed: __, deleted_at, ...row }) => ({
      ...row,
      inTrash: deleted_at !== null,
    })),
    crates: crates?.results.map(({ contents: _, ...row }) => row),
    places: places?.results,
    tracks: tracks?.results,
  }
}

it('handles random bytes and mutated files without errors or changes to existing albums', {
  tags: 'soak',
}, async () => {
  const user = await newEmptyUser()
  const sample = fc.sample(anyAlbum, { numRuns: 12, seed: 7 })
  await bringIn(
    user,
    must(
      readJson(
        collectionFile(
          sample,
          [{ members: [3, 1, 2] }].map((crate) => ({ ...crate, name: 'C' })),
        ),
      ),
    ),
  )
  const files = [await exportCsv(user), await exportJson(user)]
  const before = await exportCsv(user)
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 2_000 }), damaged(files)), async (bytes) => {
      const decoded = decodeFile(bytes)
      const read = 'text' in decoded ? (readJson(decoded.text) ?? readCsv(decoded.text)) : null
      if (!read) return
      const id = await begin(user, read, STRAIGHT)
      const report = await goOn(user, id, read, STRAIGHT)
      expect(report.total).toBe(read.rows.length)
      expect(report.created + report.updated + report.skipped + report.failed.length).toBe(report.total)
      for (const { field, message } of report.failed) expect(field !== '' && message !== '').toBe(true)
      await undoImport(ctxOf(user), id)
      expect(await exportCsv(user)).toBe(before)
    }),
    { numRuns: runs(20, 200) },
  )
})
