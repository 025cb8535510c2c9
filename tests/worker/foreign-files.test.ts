import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { addListen, readListens, updateListen } from '#worker/db/diary/listens.ts'
import { listImports } from '#worker/db/imports/imports.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { decodeFile } from '../decode-file.ts'
import { FOREIGN_FILES } from '../known-files.ts'
import { add, answer, newEmptyPerson } from './collections.ts'
import { fanAlbum, syncShelf } from './fan-shelf.ts'
import { begin, bringIn, exportDiary, exportJson, goOn, readCsv, readJson, STRAIGHT } from './file-trip.ts'
import { damaged } from './odd-values.ts'
import { ctxOf } from './people.ts'

const must = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('The file was refused')
  return value
}
/** A collection file without the time of its export and the versions of its albums. */
const contents = async (id: string) => ({ ...JSON.parse(await exportJson(id)), exportedAt: '' })

const ADDED = {
  discogsCollection: 4,
  discogsWantlist: 1,
  rateYourMusic: 3,
  lastFm: 2,
  bandcampPurchases: 2,
  bandcampExport: 2,
} as const

it.each(Object.entries(FOREIGN_FILES))(
  'imports a file of %s, fills what is empty, and undoes all of it',
  async (name, text) => {
    const person = await newEmptyPerson()
    await add(person, [
      { title: 'Reed Songs', artist: 'Fen', bandcampUrl: 'https://fen.bandcamp.com/album/reed-songs' },
      { title: 'Ebb', artist: 'Nobody', paid: 500, paidCurrency: 'EUR' },
    ])
    const before = await contents(person.id)
    const file = must(readCsv(text))
    const there = file.rows.filter((row) => 'album' in row && /Reed Songs/.test(JSON.stringify(row))).length
    const way = { ...STRAIGHT, mode: 'fill' as const }
    const id = await begin(person.id, file, way)
    const report = await goOn(person.id, id, file, way)
    expect(report.created).toBe(ADDED[name as keyof typeof ADDED] - there)
    expect(await contents(person.id)).not.toEqual(before)
    // A second time, nothing is added.
    expect(await bringIn(person.id, file)).toMatchObject({ created: 0, updated: 0 })
    for (const { id } of await listImports(ctxOf(person.id))) await undoImport(ctxOf(person.id), id)
    expect(await contents(person.id)).toEqual(before)
  },
)

it('brings scrobbles into the diary once, and undo takes out what is unchanged', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [{ title: 'Reed Songs', artist: 'Fen' }])
  const file = must(readCsv(FOREIGN_FILES.lastFm))
  const id = await begin(person.id, file, STRAIGHT)
  await goOn(person.id, id, file, STRAIGHT)
  await bringIn(person.id, file)
  const diary = async ({ id } = person) =>
    (await readListens(ctxOf(id))).listens.map(({ id: _, albumId, ...one }) => one)
  expect(await diary()).toMatchObject([
    { title: 'Reed Songs', at: '2023-11-14T22:16:40', note: '2 tracks on Last.fm' },
    { title: "Seven; or, 'Eight'", at: '2023-11-14T22:13:20', note: '1 track on Last.fm' },
    { title: 'Reed Songs', at: '2023-11-12T18:30:00', note: '1 track on Last.fm' },
  ])
  const other = await newEmptyPerson()
  await bringIn(other.id, must(readJson(await exportJson(person.id))))
  expect(await diary(other)).toEqual(await diary())
  const [first] = (await readListens(ctxOf(person.id))).listens
  await updateListen(ctxOf(person.id), first?.id ?? 0, { rating: 5 })
  await undoImport(ctxOf(person.id), id)
  expect(await diary()).toMatchObject([{ title: 'Reed Songs', rating: 5, at: '2023-11-14T22:16:40' }])
  expect(first?.albumId).toBe(album?.id)
})

it('brings an exported diary back with the times, ratings and notes that it had, once', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [{ title: 'Reed Songs', artist: 'Fen' }])
  for (const heard of [{ at: '2026-05-01T20:30:00', rating: 4, note: '=1+1, "loud"' }, { at: '2026-05-01T22:00:00' }])
    await addListen(ctxOf(person.id), album?.id ?? 0, heard)
  const diary = async (id: string) =>
    (await readListens(ctxOf(id))).listens.map(({ id: _, albumId: __, ...one }) => one)
  const other = await newEmptyPerson()
  const file = must(readCsv(await exportDiary(person.id)))
  await bringIn(other.id, file)
  expect(await diary(other.id)).toEqual(await diary(person.id))
  await bringIn(other.id, file)
  await bringIn(person.id, file)
  expect(await diary(other.id)).toHaveLength(2)
  expect(await diary(person.id)).toHaveLength(2)
})

it('keeps one entry of an album and a day, also where another file begins later or earlier that day', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ title: 'Reed Songs', artist: 'Fen' }])
  const scrobbles = (...seconds: number[]) =>
    must(readCsv(`uts,utc_time,artist,album,track\n${seconds.map((one) => `${one},,Fen,Reed Songs,One\n`).join('')}`))
  const NOON = 1_700_049_600
  const entries = async () =>
    (await readListens(ctxOf(person.id))).listens.map(({ at, note }) => [at.slice(0, 13), note])
  const first = scrobbles(NOON + 3_600, NOON)
  const id = await begin(person.id, first, STRAIGHT)
  await goOn(person.id, id, first, STRAIGHT)
  const once = [['2023-11-15T12', '2 tracks on Last.fm']]
  expect(await entries()).toEqual(once)
  await bringIn(person.id, scrobbles(NOON + 3_600))
  expect(await entries()).toEqual(once)
  const whole = scrobbles(NOON + 86_400, NOON + 3_600, NOON, NOON - 3_600)
  const other = await begin(person.id, whole, STRAIGHT)
  await goOn(person.id, other, whole, STRAIGHT)
  const added = ['2023-11-16T12', '1 track on Last.fm']
  expect(await entries()).toEqual([added, ...once])
  await undoImport(ctxOf(person.id), other)
  expect(await entries()).toEqual(once)
  await bringIn(person.id, whole)
  await undoImport(ctxOf(person.id), id)
  expect(await entries()).toEqual([added])
})

it('undoes whatever damaged files bring in', async () => {
  const person = await newEmptyPerson()
  const before = await contents(person.id)
  await fc.assert(
    fc.asyncProperty(damaged(Object.values(FOREIGN_FILES)), async (bytes) => {
      const decoded = decodeFile(bytes)
      const file = 'text' in decoded ? readCsv(decoded.text) : null
      if (!file) return
      const id = await begin(person.id, file, STRAIGHT)
      await goOn(person.id, id, file, STRAIGHT)
      await undoImport(ctxOf(person.id), id)
      expect(await contents(person.id)).toEqual(before)
    }),
    { numRuns: 20 },
  )
})

it('keeps the name of an artist in another script, by which search and a list of Bandcamp find the album', async () => {
  const person = await newEmptyPerson()
  const header = (FOREIGN_FILES.rateYourMusic.split('\n')[0] ?? '').trim()
  const row = '"1","","하늘바다","","Haneulbada","White Harbor","2022","8","o","","",  ""'
  expect(await bringIn(person.id, must(readCsv(`${header}\n${row}`)))).toMatchObject({ created: 1 })
  expect(await bringIn(person.id, must(readCsv(`${header}\n${row}`)))).toMatchObject({ created: 0 })
  const address = 'https://haneulbada.bandcamp.com/album/white-harbor'
  const listed = { title: 'White Harbor', artist: 'Haneulbada', bandcampUrl: address }
  expect(await syncShelf(person, [fanAlbum(7, listed)])).toBe(0)
  const read = await answer<CollectionPage>(person.call('/api/albums/page?q=haneulbada'))
  expect(read.albums).toMatchObject([
    {
      title: 'White Harbor',
      artist: '하늘바다',
      notes: 'Artist also written Haneulbada',
      bandcampUrl: address,
      itemId: 7,
    },
  ])
})
