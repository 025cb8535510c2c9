// @module-tag soak
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FileAlbum } from '#domain/files/export-schema.ts'
import { createRowNumbers } from '#domain/files/file-rows.ts'
import { runs } from '../../runs.ts'
import { emptyCollection } from '../collections.ts'
import { bringIn, exportCsv, exportJson, type Read, readCsv, readJson, type Way } from '../file-trip.ts'
import { newPerson } from '../people.ts'

// Each is written in ways that are the same.
const TITLES = [
  ['Let’s Stay', "LET'S STAY", 'Let´s stay'],
  ['Ebb & Flow', 'Ebb and Flow', 'Ébb  &  flów'],
  ['( )', '()'],
]
const ARTISTS = [
  ['Les Fen', 'The Les Fen', 'les fen feat. Kelp'],
  ['Various Artists', 'V/A'],
]
const anyAlbum = fc.record({
  title: fc.constantFrom(...TITLES).chain((ways) => fc.constantFrom(...ways)),
  artist: fc.constantFrom(...ARTISTS).chain((ways) => fc.constantFrom(...ways)),
  releaseDate: fc.constantFrom('', '', '1994', '2001-05-06'),
  rating: fc.constantFrom(null, 3),
})
type AnyAlbum = typeof anyAlbum extends fc.Arbitrary<infer Album> ? Album : never

/** Albums as files of other programs have them: several alike, all or none of them with addresses. */
const anyFile = fc.tuple(fc.array(anyAlbum, { maxLength: 6 }), fc.boolean())
const placed = ([albums, hasAddresses]: [AnyAlbum[], boolean]) =>
  fileOf(albums.map((album) => ({ ...album, ...(hasAddresses && { bandcampUrl: urlOf(album) }) })))
const dated = (isDated: boolean, [albums, hasAddresses]: [AnyAlbum[], boolean]) =>
  placed([albums.map((album) => ({ ...album, releaseDate: isDated ? album.releaseDate || '1994' : '' })), hasAddresses])
const anyMode = fc.constantFrom<Way['mode']>('skip', 'fill')

const slug = (text: string) => TITLES.concat(ARTISTS).findIndex((ways) => ways.includes(text))
/** The same of whatever way its names are written. */
const urlOf = ({ title, artist, releaseDate }: { title: string; artist: string; releaseDate: string }) =>
  `https://a.bandcamp.com/album/${slug(title)}-${slug(artist)}-${releaseDate.slice(0, 4)}`

function fileOf(albums: object[]): Read {
  const number = createRowNumbers()
  return { format: 'csv', crates: [], rows: albums.map((album, index) => number(index + 1, { album }).row) }
}

async function newEmptyUser(): Promise<string> {
  const { id } = await newPerson()
  await emptyCollection(id)
  return id
}
const countOf = async (userId: string) =>
  (JSON.parse(await exportJson(userId)) as { albums: FileAlbum[] }).albums.length

it('adds nothing the second time, nor what was exported, whatever is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, anyMode, async (before, given, mode) => {
      const file = placed(given)
      const user = await newEmptyUser()
      const way = { most: 2_000, order: [], atOnce: false, mode }
      await bringIn(user, placed(before))
      await bringIn(user, file, way)
      expect(await bringIn(user, file, way)).toMatchObject({ created: 0, failed: [] })
      expect(await bringIn(user, file, { ...way, most: 1, order: [2, 0, 1] })).toMatchObject({ created: 0 })
      for (const own of [readJson(await exportJson(user)), readCsv(await exportCsv(user))])
        expect(own && (await bringIn(user, own, way))).toMatchObject({ created: 0 })
    }),
    { numRuns: runs(8, 150) },
  )
})

it('makes the same of two files in either order', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, fc.boolean(), async (a, b, isDated) => {
      const [one, other] = [dated(isDated, a), dated(isDated, b)]
      const [first, second] = [await newEmptyUser(), await newEmptyUser()]
      for (const file of [one, other]) await bringIn(first, file)
      for (const file of [other, one]) await bringIn(second, file)
      expect(await countOf(second)).toBe(await countOf(first))
    }),
    { numRuns: runs(8, 150) },
  )
})
