import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CrateView } from '#domain/crates/crate.ts'
import { runs } from '../../runs.ts'
import { add, answer, newEmptyPerson } from '../collections.ts'
import type { Person } from '../people.ts'
import { rowsOf } from '../rows.ts'

type Shelf = { person: Person; albums: number[]; crates: number[] }

const send = async (person: Person, method: string, path: string, json?: unknown) => {
  const response = await person.call(path, { method, json })
  expect(response.ok, `${method} ${path} ${response.status}`).toBe(true)
  return response
}

const words = fc.string({ unit: 'grapheme', maxLength: 12 })
const named = words.map((text) => `n${text}`)
const anyAlbum = fc.record({
  title: named,
  artist: named,
  notes: words,
  rating: fc.constantFrom(null, 0.5, 1, 4.5, 5),
  list: fc.constantFrom('collection', 'wishlist'),
  bandcampTags: fc.array(named, { maxLength: 3 }),
  userTags: fc.array(named, { maxLength: 3 }),
  releaseDate: fc.constantFrom(null, '1999', '2024-02-29'),
})
const anyCrate = fc.record({
  name: named,
  description: words,
  isFavorite: fc.boolean(),
  members: fc.uniqueArray(fc.nat(11), { maxLength: 12 }),
})
const anyShelf = fc.record({
  albums: fc.array(anyAlbum, { minLength: 1, maxLength: 12 }),
  crates: fc.array(anyCrate, { minLength: 1, maxLength: 5 }),
  order: fc.array(fc.nat(4)),
})

async function fill({
  albums,
  crates,
  order,
}: typeof anyShelf extends fc.Arbitrary<infer T> ? T : never): Promise<Shelf> {
  const person = await newEmptyPerson()
  const ids = (await add(person, albums)).map(({ id }) => id)
  const crateIds: number[] = []
  for (const { members, ...crate } of crates) {
    const albumIds = members.flatMap((member) => ids[member] ?? [])
    const made = await answer<CrateView>(person.call('/api/crates', { json: { ...crate, albumIds } }))
    await send(person, 'PUT', `/api/crates/${made.id}/order`, { albumIds: albumIds.toReversed() })
    crateIds.push(made.id)
  }
  const ordered = [...new Set(order.flatMap((place) => crateIds[place] ?? []))]
  await send(person, 'PUT', '/api/crates/order', { crateIds: ordered })
  return { person, albums: ids, crates: crateIds }
}

async function restoreTrash(person: Person): Promise<void> {
  for (let left = 1; left > 0; ) {
    left = (await (await send(person, 'POST', '/api/trash/restore')).json<{ left: number }>()).left
  }
}

type Act = (shelf: Shelf, before: Awaited<ReturnType<typeof stateOf>>) => Promise<unknown>
/**
 * What deletes something, and what brings it back as the pages do it. What leaves a crate gets a place of another number, in the same
 * order, if `isReordered`.
 */
type Deletion = { name: string; delete: Act; undo: Act; isReordered?: true }
const DELETIONS: Deletion[] = [
  {
    name: 'an album',
    delete: ({ person, albums }) => send(person, 'DELETE', `/api/albums/${albums[0]}`),
    undo: ({ person, albums }) => send(person, 'POST', '/api/albums/restore', { albumIds: albums.slice(0, 1) }),
  },
  {
    name: 'many albums',
    delete: ({ person, albums }) => send(person, 'POST', '/api/albums/delete', { albumIds: albums.slice(0, 7) }),
    undo: ({ person, albums }) =>
      send(person, 'POST', '/api/albums/restore', { albumIds: albums.slice(0, 7).reverse() }),
  },
  {
    name: 'the collection',
    delete: ({ person }) => send(person, 'DELETE', '/api/albums/all'),
    undo: ({ person }) => restoreTrash(person),
  },
  {
    name: 'a crate',
    delete: ({ person, crates }) => send(person, 'DELETE', `/api/crates/${crates[0]}`),
    undo: ({ person, crates }) => send(person, 'POST', '/api/crates/restore', { crateIds: crates.slice(0, 1) }),
  },
  {
    name: 'all crates, one by one',
    delete: async ({ person, crates }) => {
      for (const id of crates) await send(person, 'DELETE', `/api/crates/${id}`)
    },
    undo: async ({ person, crates }) => {
      for (const id of crates) await send(person, 'POST', '/api/crates/restore', { crateIds: [id] })
    },
  },
  {
    name: 'crates, then their albums, and back in the same order',
    delete: async ({ person, crates }) => {
      for (const id of crates) await send(person, 'DELETE', `/api/crates/${id}`)
      await send(person, 'DELETE', '/api/albums/all')
    },
    undo: async ({ person, crates, albums }) => {
      await send(person, 'POST', '/api/crates/restore', { crateIds: crates })
      await send(person, 'POST', '/api/albums/restore', { albumIds: albums })
    },
  },
  {
    name: 'albums, then their crates, all back from the trash',
    delete: async ({ person, crates, albums }) => {
      await send(person, 'POST', '/api/albums/delete', { albumIds: albums.slice(0, 4) })
      for (const id of crates) await send(person, 'DELETE', `/api/crates/${id}`)
    },
    undo: ({ person }) => restoreTrash(person),
  },
  {
    name: 'albums from a crate',
    isReordered: true,
    delete: ({ person, crates, albums }) =>
      send(person, 'DELETE', `/api/crates/${crates[0]}/albums`, { albumIds: albums.slice(0, 3) }),
    undo: async ({ person, crates: [id = 0], albums }, { places }) => {
      const before = places[id] ?? []
      const albumIds = albums.slice(0, 3).filter((album) => before.includes(album))
      await send(person, 'POST', '/api/crates/albums', { crateIds: [id], albumIds })
      await send(person, 'PUT', `/api/crates/${id}/order`, { albumIds: before })
    },
  },
  {
    name: 'an album from all its crates',
    isReordered: true,
    delete: ({ person, albums }) => send(person, 'PUT', `/api/albums/${albums[0]}/crates`, { crateIds: [] }),
    undo: async ({ person, albums: [album = 0] }, { places }) => {
      const left = Object.entries(places).filter(([, albumIds]) => albumIds.includes(album))
      await send(person, 'PUT', `/api/albums/${album}/crates`, { crateIds: left.map(([id]) => Number(id)) })
      for (const [id, albumIds] of left) await send(person, 'PUT', `/api/crates/${id}/order`, { albumIds })
    },
  },
  {
    name: 'albums from a list',
    delete: async ({ person, albums }, { lists }) => {
      const albumIds = albums.filter((id) => lists[id] === 'collection')
      if (albumIds.length > 0)
        await send(person, 'POST', '/api/albums/edit', { albumIds, change: { list: 'wishlist' } })
    },
    undo: async ({ person, albums }, { lists }) => {
      const albumIds = albums.filter((id) => lists[id] === 'collection')
      if (albumIds.length > 0)
        await send(person, 'POST', '/api/albums/edit', { albumIds, change: { list: 'collection' } })
    },
  },
]

/** All rows of a person, but for what each change raises, counts and dates; and the albums of each crate in their order. */
async function stateOf({ person }: Shelf) {
  const {
    album = [],
    crate = [],
    album_event = [],
    crate_album = [],
    summary = [],
    budget: _,
    session: __,
    // What is kept to undo an edit of many.
    journal: ___,
    journal_row: ____,
    ...others
  } = await rowsOf(person.id)
  // The rows of a restored crate are new ones, so they are in the order of their places rather than of their making.
  const inOrder = crate_album.toSorted(
    (a, b) => Number(a.crate_id) - Number(b.crate_id) || Number(a.position) - Number(b.position),
  )
  const rows = {
    ...others,
    // That it was on another list meanwhile stays told.
    album_event: album_event.filter(({ kind }) => kind !== 'moved'),
    album: album.map(({ version, changed, rated_at, moved_at, ...row }) => row),
    crate: crate.map(({ contents, preview_covers, ...row }) => ({
      ...row,
      preview_covers: JSON.parse(String(preview_covers)).map(({ position, ...one }: Record<string, unknown>) => one),
    })),
    crate_album: inOrder,
    // A list that has been empty before has a row of zeros.
    summary: summary.filter(({ albums, tags }) => albums !== 0 || tags !== 0),
  }
  const byCrate = Map.groupBy(inOrder, ({ crate_id }) => Number(crate_id))
  const places: Record<number, number[]> = Object.fromEntries(
    [...byCrate].map(([id, inside]) => [id, inside.map(({ album_id }) => Number(album_id))]),
  )
  const lists = Object.fromEntries(album.map(({ id, list }) => [id, list]))
  return { rows, places, lists }
}

it('What is deleted or taken away comes back exactly as it was when it is undone', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  let [tries, rows] = [0, 0]
  for (const deletion of DELETIONS) {
    await fc.assert(
      fc.asyncProperty(anyShelf, async (given) => {
        const shelf = await fill(given)
        const before = await stateOf(shelf)
        await deletion.delete(shelf, before)
        await deletion.undo(shelf, before)
        const after = await stateOf(shelf)
        expect(after.places, deletion.name).toEqual(before.places)
        const exact = ({ rows: { crate_album, ...others } }: typeof before) =>
          deletion.isReordered ? others : { ...others, crate_album }
        expect(exact(after), deletion.name).toEqual(exact(before))
        tries += 1
        rows += Object.values(before.rows).reduce((sum, { length }) => sum + length, 0)
      }),
      { numRuns: runs(1, 40) },
    )
  }
  await annotate(`${DELETIONS.length} kinds of deletion, ${tries} undone, ${rows} rows compared, 0 different`, 'figure')
})
