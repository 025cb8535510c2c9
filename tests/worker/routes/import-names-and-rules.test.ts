import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { AlbumAlias, KnownDuplicates } from '#domain/albums/album-merge.ts'
import type { FileImportResult, UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { add, answer, exportJson, newEmptyPerson } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { fanAlbum, fanAlbums, recordUrl, syncShelf } from '../fan-shelf.ts'
import { begin, bringIn, goOn, type Read, readJson, STRAIGHT } from '../file-trip.ts'
import { ctxOf, type Person } from '../people.ts'

const editTags = (person: Person, from: string[], to: string | null) =>
  person.call('/api/tags/edit', { json: { from, to } })
const merge = (person: Person, keep: number, merged: number[]) =>
  person.call('/api/albums/merge', { json: { keep, merge: merged } })

/** A person with three albums, two of them merged into others, one of those typed in twice, and two tag rules. */
async function tidyPerson(): Promise<Person> {
  const person = await newEmptyPerson()
  const [first = 0, second = 0, third = 0] = await insertAlbums(ctxOf(person.id), fanAlbums(1, 2, 3))
  const typed = [1, 2, 3].map((id) => ({
    id,
    title: 'Typed',
    artist: 'Harbour Lights',
    bandcampTags: ['hip hop', 'live'],
  }))
  await bringIn(person.id, read({ albums: typed }))
  const ids = (await fileOf(person)).albums.flatMap(({ id, title }) => (title === 'Typed' ? id : []))
  expect((await merge(person, first, [second])).status).toBe(200)
  expect((await merge(person, third, ids.slice(1))).status).toBe(200)
  await editTags(person, ['hip hop'], 'Hip-Hop')
  await editTags(person, ['live'], null)
  return person
}

type File = { albums: ({ id: number; aliases?: object[] } & Record<string, unknown>)[]; tagRules: TagRule[] }
const fileOf = async (person: Person): Promise<File> => JSON.parse(await exportJson(person))
const withoutIds = ({ albums, tagRules }: File) => ({
  albums: albums.map(({ id: _, ...album }) => JSON.stringify(album)).sort(),
  tagRules,
})
function read(file: object): Read {
  const rows = readJson(JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...file }))
  if (!rows) throw new Error('The file was refused')
  return rows
}
const merged = async (person: Person): Promise<AlbumAlias[]> =>
  (await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).merged
const rules = async (person: Person) => (await fileOf(person)).tagRules
const undo = (person: Person, id: number) =>
  answer<UndoReport>(person.call(`/api/imports/${id}/undo`, { method: 'POST' }))
const lastImport = (person: Person) =>
  RECORDS.prepare('SELECT max(id) AS id FROM fan_import WHERE user_id = ?').bind(person.id).first<number>('id')

describe('names of merged albums and tag rules', () => {
  it('are in the JSON export', async () => {
    const { albums, tagRules } = await fileOf(await tidyPerson())
    expect(tagRules).toEqual([
      { from: 'hip hop', to: 'Hip-Hop' },
      { from: 'live', to: null },
    ])
    const typed = { title: 'typed', artist: 'harbour lights', bandcampUrl: '' }
    expect(albums.map(({ title, aliases }) => [title, aliases])).toEqual([
      [
        'Record 1',
        [
          {
            title: 'record 2',
            artist: 'harbour lights',
            bandcampUrl: recordUrl('record-2'),
            itemType: 'album',
            itemId: 2,
          },
        ],
      ],
      ['Record 3', [typed, typed]],
      ['Typed', undefined],
    ])
  })

  it('are the same after an import into another account, where a sync adds nothing; a second import changes nothing', async () => {
    const file = await fileOf(await tidyPerson())
    for (const most of [1, 2_000]) {
      const other = await newEmptyPerson()
      const way = { ...STRAIGHT, most, order: [0, 2, 2, 1] }
      const report = await bringIn(other.id, read(file), way)
      expect(report).toMatchObject({ created: 3, failed: [], tagRules: { added: 2, existing: 0, overLimit: 0 } })
      expect(withoutIds(await fileOf(other))).toEqual(withoutIds(file))
      expect(await syncShelf(other, fanAlbums(2, 1, 3))).toBe(0)
      const names = await merged(other)
      expect(await bringIn(other.id, read(file), way)).toMatchObject({
        created: 0,
        skipped: 3,
        tagRules: { added: 0, existing: 2, overLimit: 0 },
      })
      expect(await merged(other)).toEqual(names)
      expect(withoutIds(await fileOf(other))).toEqual(withoutIds(file))
      const whole = await other.call('/api/import/collection', {
        json: { collectionData: JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...file }) },
      })
      expect(await whole.json()).toMatchObject({ created: 0, tagRules: { added: 0, existing: 2, overLimit: 0 } })
      expect(await merged(other)).toEqual(names)
    }
  })

  it('come with a file sent in one call, and merged albums are not added again', async () => {
    const file = await fileOf(await tidyPerson())
    const other = await newEmptyPerson()
    const whole = await other.call('/api/import/collection', {
      json: { collectionData: JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...file }) },
    })
    expect(await whole.json()).toMatchObject({ created: 3, tagRules: { added: 2, existing: 0, overLimit: 0 } })
    expect(withoutIds(await fileOf(other))).toEqual(withoutIds(file))
    const refused = await other.call('/api/albums', { json: { ...fanAlbum(2), sourceKey: undefined } })
    expect(refused.status).toBe(409)
  })

  it('go with Undo, with what the import added, and stay where they were or have changed since', async () => {
    const file = await fileOf(await tidyPerson())
    const other = await newEmptyPerson()
    const [kept] = (await add(other, [{ title: 'Mine', bandcampUrl: recordUrl('record-1') }])) as [AlbumView]
    const [second] = (await add(other, [{ title: 'Other', bandcampUrl: recordUrl('other') }])) as [AlbumView]
    await merge(other, kept.id, [second.id])
    await editTags(other, ['hip hop'], 'mine')
    const before = [await merged(other), await rules(other)]
    await bringIn(other.id, read(file))
    expect(await merged(other)).toHaveLength(4)
    expect(await rules(other)).toEqual([
      { from: 'hip hop', to: 'mine' },
      { from: 'live', to: null },
    ])
    const id = (await lastImport(other)) ?? 0
    expect(await undo(other, id)).toMatchObject({ removed: 2, tagRules: 1 })
    expect([await merged(other), await rules(other)]).toEqual(before)
    expect(await undo(other, id)).toMatchObject({ removed: 0, tagRules: 0 })

    await bringIn(other.id, read(file))
    await editTags(other, ['live'], 'concert')
    const third = (await fileOf(other)).albums.find(({ title }) => title === 'Record 3')
    await other.call(`/api/albums/${third?.id}`, { method: 'PATCH', json: { notes: 'mine' } })
    expect(await undo(other, (await lastImport(other)) ?? 0)).toMatchObject({ removed: 1, kept: 1, tagRules: 0 })
    expect(await rules(other)).toEqual([
      { from: 'hip hop', to: 'mine' },
      { from: 'live', to: 'concert' },
    ])
    expect((await merged(other)).map(({ albumId }) => albumId)).toEqual([kept.id, third?.id, third?.id])
  })

  it('leave out a name that belongs to another album, and each row is imported whatever the order of the chunks', async () => {
    const alias = (name: string) => ({ title: name, artist: 'Harbour Lights', bandcampUrl: recordUrl(name) })
    const file = {
      albums: [
        { id: 1, title: 'A', artist: 'B', bandcampUrl: recordUrl('a'), aliases: [alias('taken'), alias('free')] },
        {
          id: 2,
          title: 'C',
          artist: 'D',
          bandcampUrl: recordUrl('c'),
          aliases: [alias('free'), { title: 'E', artist: 'F' }],
        },
        { id: 3, title: 'E', artist: 'F' },
      ],
    }
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const person = await newEmptyPerson()
      await add(person, [{ bandcampUrl: recordUrl('taken') }, { title: 'C', artist: 'D', bandcampUrl: recordUrl('c') }])
      expect(await bringIn(person.id, read(file), { ...STRAIGHT, most: 1, order })).toMatchObject({ created: 2 })
      expect((await merged(person)).map(({ title, bandcampUrl }) => [title, bandcampUrl]).sort()).toEqual([
        ['e', ''],
        ['free', recordUrl('free')],
      ])
    }
  })

  it('are counted where they are too many, and only the others are kept', async () => {
    const person = await newEmptyPerson()
    const [first] = (await add(person, [{ bandcampUrl: recordUrl('first') }])) as [AlbumView]
    await RECORDS.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
       INSERT INTO album_alias (user_id, merged_id, album_id, address, names, names_key, merged_at)
       SELECT ?1, 1000000 + i, ?2, 'https://harbour-lights.bandcamp.com/album/known-' || i, 'known' || char(10) || i, 'known' || char(10) || i, 0 FROM n`,
    )
      .bind(person.id, first.id, LIMITS.mergedPerPerson - 2)
      .run()
    const alias = (name: string) => ({ title: name, artist: 'Harbour Lights', bandcampUrl: recordUrl(name) })
    const albums = ['a', 'b', 'c'].map((name, index) => ({
      id: index + 1,
      title: name,
      artist: 'Harbour Lights',
      bandcampUrl: recordUrl(name),
      // One is known already, so it is not left out.
      aliases: [alias('known-1'), alias(`${name}-1`), alias(`${name}-2`)],
    }))
    expect(await bringIn(person.id, read({ albums }), { ...STRAIGHT, most: 1 })).toMatchObject({
      created: 3,
      aliasesOverLimit: 4,
    })
    expect(await merged(person)).toHaveLength(LIMITS.mergedPerPerson)
    const whole = await person.call('/api/import/collection', {
      json: { collectionData: JSON.stringify({ format: 'gatefold', version: 1, crates: [], albums }) },
    })
    expect(await whole.json()).toMatchObject({ created: 0, aliasesOverLimit: 4 })
  })

  it('stay with their person, and cost no round trip more', async () => {
    const [person, stranger] = [await newEmptyPerson(), await newEmptyPerson()]
    const file = read(await fileOf(await tidyPerson()))
    const id = await begin(person.id, { ...file, rows: [] }, STRAIGHT)
    const rows = await countedCall(person, `/api/imports/${id}/rows/0`, { method: 'PUT', json: { rows: file.rows } })
    expect([rows.status, rows.roundTrips]).toEqual([200, 3])
    const finish = (by: Person, tagRules: unknown) =>
      by.call(`/api/imports/${id}/finish`, { json: { chunks: 1, tagRules } })
    expect((await finish(stranger, file.tagRules)).status).toBe(404)
    expect(await rules(stranger)).toEqual([])
    const early = await person.call(`/api/imports/${id}/finish`, { json: { chunks: 2, tagRules: file.tagRules } })
    expect(early.status).toBe(409)
    expect(await rules(person)).toEqual([])
    const wrong = await finish(person, [{ from: '', to: 'x' }])
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { fields: { 'tagRules.0.from': 'A tag must be a text' } },
    ])
    const many = Array.from({ length: LIMITS.tagRules + 1 }, (_, index) => ({ from: `${index}`, to: null }))
    expect((await finish(person, many)).status).toBe(400)
    const [first, again] = await Promise.all([finish(person, file.tagRules), finish(person, file.tagRules)])
    const { report } = await answer<FileImportResult>(first)
    expect(report.tagRules).toEqual({ added: 2, existing: 0, overLimit: 0 })
    expect((await answer<FileImportResult>(again)).report).toEqual(report)
    expect(await rules(person)).toEqual(file.tagRules)
    expect((await goOn(person.id, id, file, STRAIGHT)).tagRules).toEqual(report.tagRules)
  })
})
