import { describe, expect, it } from 'vitest'
import type { KnownDuplicates } from '#domain/albums/album-merge.ts'
import type { FileImportResult, UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import type { TagColor } from '#domain/tags/tag-color.ts'
import { answer, exportJson, newEmptyPerson } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { begin, bringIn, readJson, STRAIGHT } from '../file-trip.ts'
import type { Person } from '../people.ts'

type File = {
  albums: ({ id: number; title: string } & Record<string, unknown>)[]
  tagColors: { tag: string; color: TagColor }[]
  distinct: [number, number][]
}
const fileOf = async (person: Person): Promise<File> => JSON.parse(await exportJson(person))

/** What a file says of tags and pairs, whatever the ids of its albums are. */
function said({ albums, tagColors, distinct }: File) {
  const places = new Map(albums.map(({ id }, place) => [id, place]))
  const nameOf = (id: number) => {
    const place = places.get(id) ?? -1
    return `${albums[place]?.title} ${place}`
  }
  return { tagColors, distinct: distinct.map((pair) => pair.map(nameOf).sort()).sort() }
}

function read(file: object) {
  const rows = readJson(JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...file }))
  if (!rows) throw new Error('The file was refused')
  return rows
}
const color = (person: Person, tag: string, to: TagColor | null) =>
  person.call('/api/tags/color', { method: 'PUT', json: { tag, color: to } })
const markDistinct = (person: Person, albumIds: number[]) => person.call('/api/albums/distinct', { json: { albumIds } })
const pairs = async (person: Person) =>
  (await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).distinct.length
const undo = (person: Person, id: number) =>
  answer<UndoReport>(person.call(`/api/imports/${id}/undo`, { method: 'POST' }))
const lastImport = async (person: Person) =>
  (await RECORDS.prepare('SELECT max(id) AS id FROM fan_import WHERE user_id = ?')
    .bind(person.id)
    .first<number>('id')) ?? 0

const ALBUMS = [
  { id: 1, title: 'Low Water', artist: 'Oak', bandcampUrl: 'https://oak.bandcamp.com/album/low-water' },
  { id: 2, title: 'Low Water (Deluxe)', artist: 'Oak', itemType: 'album', itemId: 77 },
  { id: 3, title: 'Twin', artist: 'Oak' },
  { id: 4, title: 'Twin', artist: 'Oak' },
  { id: 5, title: 'Twin', artist: 'Oak' },
]

/** A person with five albums, four of them in pairs that are not the same, and two colors. */
async function pickyPerson(): Promise<Person> {
  const person = await newEmptyPerson()
  await bringIn(person.id, read({ albums: ALBUMS }))
  const [first = 0, second = 0, third = 0, , fifth = 0] = (await fileOf(person)).albums.map(({ id }) => id)
  await markDistinct(person, [first, second])
  await markDistinct(person, [third, fifth])
  await color(person, 'Dub', 'moss')
  await color(person, 'folk', 'plum')
  return person
}

describe('colors of tags and pairs that are not the same', () => {
  it('are the same after an import into another account, in any order of chunks; a second import changes nothing', async () => {
    const file = await fileOf(await pickyPerson())
    expect(said(file)).toEqual({
      tagColors: [
        { tag: 'dub', color: 'moss' },
        { tag: 'folk', color: 'plum' },
      ],
      distinct: [
        ['Low Water (Deluxe) 1', 'Low Water 0'],
        ['Twin 2', 'Twin 4'],
      ],
    })
    for (const way of [STRAIGHT, { ...STRAIGHT, most: 1, order: [4, 2, 2, 0] }]) {
      const other = await newEmptyPerson()
      expect(await bringIn(other.id, read(file), way)).toMatchObject({
        created: 5,
        tagColors: { added: 2, existing: 0, overLimit: 0 },
        distinct: { added: 2, existing: 0, overLimit: 0 },
      })
      const after = await fileOf(other)
      expect(said(after).tagColors).toEqual(file.tagColors)
      // New rows that arrive in another order get other ids.
      if (way === STRAIGHT) expect(said(after)).toEqual(said(file))
      expect(await bringIn(other.id, read(file), way)).toMatchObject({
        created: 0,
        tagColors: { added: 0, existing: 2 },
        distinct: { added: 0, existing: 2 },
      })
      expect(await fileOf(other)).toEqual({ ...after, exportedAt: expect.any(String) })
    }
  })

  it('come with a file sent in one call, and a file without them is read', async () => {
    const file = await fileOf(await pickyPerson())
    const other = await newEmptyPerson()
    const send = (content: object) =>
      other.call('/api/import/collection', {
        json: { collectionData: JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...content }) },
      })
    expect((await send({ albums: ALBUMS })).status).toBe(200)
    expect(said(await fileOf(other))).toEqual({ tagColors: [], distinct: [] })
    expect((await send(file)).status).toBe(200)
    expect(said(await fileOf(other))).toEqual(said(file))
  })

  it('leave what the person has chosen, and go with Undo unless changed since', async () => {
    const file = await fileOf(await pickyPerson())
    const other = await newEmptyPerson()
    await bringIn(other.id, read({ albums: ALBUMS }))
    await color(other, 'dub', 'rose')
    const before = await fileOf(other)
    await bringIn(other.id, read(file))
    expect((await fileOf(other)).tagColors).toEqual(
      expect.arrayContaining([
        { tag: 'dub', color: 'rose' },
        { tag: 'folk', color: 'plum' },
      ]),
    )
    expect(await pairs(other)).toBe(2)
    expect(await undo(other, await lastImport(other))).toMatchObject({ removed: 0, tagRules: 0 })
    expect(said(await fileOf(other))).toEqual(said(before))

    await bringIn(other.id, read(file))
    await color(other, 'folk', 'teal')
    await undo(other, await lastImport(other))
    expect((await fileOf(other)).tagColors).toEqual(expect.arrayContaining([{ tag: 'folk', color: 'teal' }]))
    expect(await pairs(other)).toBe(0)
  })

  it('stay with their person', async () => {
    const [person, stranger] = [await newEmptyPerson(), await newEmptyPerson()]
    const file = read(await fileOf(await pickyPerson()))
    const id = await begin(person.id, file, { ...STRAIGHT, order: [0] })
    const { tagColors, distinct } = file
    const finish = (by: Person, chunks = 1) =>
      by.call(`/api/imports/${id}/finish`, { json: { chunks, tagColors, distinct } })
    expect((await finish(stranger)).status).toBe(404)
    expect((await finish(person, 2)).status).toBe(409)
    expect([await pairs(person), await pairs(stranger)]).toEqual([0, 0])
    const [first, again] = await Promise.all([finish(person), finish(person)])
    const { report } = await answer<FileImportResult>(first)
    expect(report).toMatchObject({ tagColors: { added: 2 }, distinct: { added: 2 } })
    expect((await answer<FileImportResult>(again)).report).toEqual(report)
    expect([await pairs(person), await pairs(stranger)]).toEqual([2, 0])
  })

  it('leave out what goes beyond the limits', async () => {
    const person = await newEmptyPerson()
    const many = Object.fromEntries(Array.from({ length: LIMITS.tagColors - 1 }, (_, index) => [`tag ${index}`, 'sky']))
    await RECORDS.prepare('UPDATE preferences SET tag_colors = ? WHERE user_id = ?')
      .bind(JSON.stringify(many), person.id)
      .run()
    const tagColors = [
      { tag: 'dub', color: 'moss' },
      { tag: 'folk', color: 'plum' },
    ]
    expect(await bringIn(person.id, read({ albums: ALBUMS, tagColors }))).toMatchObject({
      tagColors: { added: 1, existing: 0, overLimit: 1 },
    })
    expect((await fileOf(person)).tagColors).toHaveLength(LIMITS.tagColors)
  })
})
