import Papa from 'papaparse'
import { expect } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { RECORDS } from './databases.ts'
import { newPerson, type Person } from './people.ts'

export type CollectionFile = {
  albums: ({ id: number } & Record<string, unknown>)[]
  crates: { id: number; name: string; albumIds: number[] }[]
}

export const answer = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json()
export const text = async (person: Person, path: string) => (await person.call(path)).text()
export const exportCsv = (person: Person) => text(person, '/api/export/albums')
export const exportJson = (person: Person) => text(person, '/api/export/collection')

/** Deletes a person's albums, with what is counted of them. */
export const emptyCollection = (userId: string) =>
  RECORDS.batch(
    ['album', 'album_count', 'summary', 'summary_count'].map((table) =>
      RECORDS.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(userId),
    ),
  )

export async function newEmptyPerson(): Promise<Person> {
  const person = await newPerson()
  await emptyCollection(person.id)
  return person
}

export async function add(person: Person, albums: Record<string, unknown>[]): Promise<AlbumView[]> {
  const given = albums.map((album, index) => ({
    title: `Album ${index}`,
    artist: 'Harbour Lights',
    bandcampUrl: `https://harbour-lights.bandcamp.com/album/${index}`,
    ...album,
  }))
  const response = await person.call('/api/albums/bulk', { json: { albums: given } })
  expect(response.headers.get('failed-rows')).toBeNull()
  return answer<AlbumView[]>(response)
}
export async function addCrate(
  person: Person,
  json: Record<string, unknown>,
  albumIds: number[] = [],
): Promise<CrateView> {
  const crate = await answer<CrateView>(person.call('/api/crates', { json }))
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds } })
  return crate
}

export const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data

/** A person whose collection uses every field of a file. */
export async function collector(): Promise<Person> {
  const person = await newPerson()
  const albums = await add(person, [
    { title: '=1+1', artist: '@sum', notes: '-2+3\n"quoted", and\r\nmore\n', rating: 1 },
    { title: 'Ébb & “Flow”', artist: 'Søn', tags: ['a;b', 'c,d', 'e\\f', '=g'], rating: 5, trackCount: 0 },
    {
      title: "'Tis",
      artist: '+44',
      bandcampTags: ['Dub', 'Ambient'],
      userTags: ['sunday'],
      list: 'wishlist',
      addedAt: '2020-05-01T12:00:00.123Z',
      releaseDate: '2019-12-31',
      coverUrl: 'https://f4.bcbits.com/img/a1_10.jpg',
      previewTitle: '@home',
    },
    { title: '🎧 שלום 日本', artist: "''", notes: '\tindented' },
  ])
  const ids = albums.map(({ id }) => id)
  await addCrate(person, { name: '=Late, "night"', description: 'two\nlines', isFavorite: true }, ids.toReversed())
  await addCrate(person, { name: 'Twice' }, ids.slice(0, 1))
  await addCrate(person, { name: 'Twice', description: 'the second' }, ids.slice(1, 3))
  await addCrate(person, { name: 'Empty' })
  return person
}

/** All crates and memberships in the database. */
export const allCrates = async () =>
  (
    await RECORDS.batch([
      RECORDS.prepare('SELECT * FROM crate ORDER BY id'),
      RECORDS.prepare('SELECT * FROM crate_album ORDER BY crate_id, album_id'),
    ])
  ).map((result) => result.results)

/** Gives a person all crates but one that they can have. */
export const fillCrates = ({ id }: Person) =>
  RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
     INSERT INTO crate (user_id, name, position, created_at) SELECT ?, 'C' || i, i, 0 FROM n`,
  )
    .bind(id)
    .run()
