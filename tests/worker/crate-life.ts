import fc from 'fast-check'
import { expect } from 'vitest'
import { addToCrates } from '#domain/changes/add-to-crates.ts'
import { deleteCrate as deletedCrate } from '#domain/changes/delete-crate.ts'
import type { Lists } from '#domain/changes/kind.ts'
import { orderCrate } from '#domain/changes/order-crate.ts'
import { orderCrates as orderedCrates } from '#domain/changes/order-crates.ts'
import { removeFromCrate } from '#domain/changes/remove-from-crate.ts'
import { setCrates } from '#domain/changes/set-crates.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { withCrates } from '#domain/crates/crate-lists.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { movesInto, PLACE_GAP } from '#domain/crates/places.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import {
  addAlbumsToCrate,
  addAlbumsToCrates,
  removeAlbumsFromCrate,
  setCratesOfAlbum,
} from '#worker/db/crates/crate-albums.ts'
import { orderAlbumsOfCrate, orderCrates } from '#worker/db/crates/crate-order.ts'
import { toggleFavoriteCrate, updateCrate } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { deleteCrate, restoreCrates } from '#worker/db/trash/deleted-crates.ts'
import { deleteAlbums, restoreAlbums } from '#worker/db/trash/trash.ts'
import { emptyTrash } from '#worker/db/trash/whole-trash.ts'
import { ACCOUNTS, NUMBER, RECORDS } from './databases.ts'
import { ctxOf } from './people.ts'

const ALBUMS = 7

/** The model of a crate: its albums in order, including trashed ones, and its rank among the crates, those in the trash included. */
export type Paper = { id: number; name: string; isFavorite: boolean; albums: number[]; rank: number }
type World = {
  userId: string
  /** An album and a crate of another person. */
  foreign: { album: number; crate: number }
  living: number[]
  trash: number[]
  crates: Paper[]
  trashedCrates: Paper[]
}

// An album or crate is picked by an index modulo the length of the list; FOREIGN picks another person's.
const FOREIGN = -1
const one = fc.oneof({ weight: 40, arbitrary: fc.nat({ max: 20 }) }, { weight: 1, arbitrary: fc.constant(FOREIGN) })
const some = fc.array(one, { maxLength: 5 })
const name = fc.constantFrom('A', 'B', 'Ö 😀', 'C')
const on = <Kind extends string, Rest extends Record<string, unknown>>(
  kind: Kind,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => fc.record({ kind: fc.constant(kind), ...rest }) as unknown as fc.Arbitrary<{ kind: Kind } & Rest>

/** An operation on crates or albums. */
export const operation = fc.oneof(
  on('create', { name, isFavorite: fc.boolean(), albums: fc.option(some, { nil: undefined }) }),
  on('rename', { crate: one, name }),
  on('delete', { crate: one }),
  { weight: 2, arbitrary: on('restore-crate', { crate: one }) },
  on('favorite', { crate: one }),
  on('add', { crate: one, album: one }),
  { weight: 3, arbitrary: on('add-many', { crates: some, albums: some }) },
  { weight: 2, arbitrary: on('remove', { crate: one, albums: some }) },
  { weight: 2, arbitrary: on('set-crates', { album: one, crates: some }) },
  { weight: 4, arbitrary: on('order', { crate: one, albums: some }) },
  { weight: 2, arbitrary: on('order-crates', { crates: some }) },
  on('trash', { albums: some }),
  on('restore', { albums: some }),
  on('empty-trash', {}),
)
type Operation = typeof operation extends fc.Arbitrary<infer Kinds> ? Kinds : never

const distinct = (ids: readonly number[]) => [...new Set(ids)]
const choose = (there: readonly number[], pick: number, foreign: number): number =>
  pick === FOREIGN ? foreign : (there[pick % there.length] ?? foreign)

/** The model of reordering: named albums first, then the others; an unnamed trashed album stays behind its predecessor. */
function reorder(albums: readonly number[], named: readonly number[], trash: readonly number[]): number[] {
  const blocks: number[][] = [[]]
  for (const id of albums) {
    if (trash.includes(id) && !named.includes(id)) blocks.at(-1)?.push(id)
    else blocks.push([id])
  }
  const [head = [], ...rest] = blocks
  const moved = named.flatMap((id) => rest.find(([first]) => first === id) ?? [])
  return [...head, ...moved, ...rest.filter(([first]) => !named.includes(first ?? 0)).flat()]
}

/** Creates a person with albums, starting at `Album 0`. */
export async function newWorld(id: string, foreign: World['foreign']): Promise<World> {
  await ACCOUNTS.prepare(
    'INSERT INTO user (id, name, email, created_at, updated_at, database) VALUES (?1, ?1, ?1, 0, 0, ?2)',
  )
    .bind(id, NUMBER)
    .run()
  const albums = await RECORDS.prepare(
    `INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
     SELECT ?, 'collection', 'Album ' || value, 'Artist', '[]', '[]', '', '', value, value FROM json_each(?) RETURNING id`,
  )
    .bind(id, JSON.stringify(Array.from({ length: ALBUMS }, (_, index) => index)))
    .all<{ id: number }>()
  return {
    userId: id,
    foreign,
    living: albums.results.map((row) => row.id),
    trash: [],
    crates: [],
    trashedCrates: [],
  }
}

/** The browser's cache of crates. */
export type Screen = { crates: CrateView[]; members: CrateMembers[] }

/** Runs an operation in the database and the model and returns the updated browser cache, or null if the browser reloads. */
export async function perform(world: World, asked: Operation, screen: Screen): Promise<Screen | null> {
  const { userId, foreign, crates } = world
  const ctx = ctxOf(userId, new Date(1_700_000_000_000))
  const crateIds = crates.map(({ id }) => id)
  const crateOf = (pick: number) => choose(crateIds, pick, foreign.crate)
  const living = (pick: number) => choose(world.living, pick, foreign.album)
  const any = (pick: number) => choose([...world.living, ...world.trash].toSorted(), pick, foreign.album)
  const paperOf = (ids: readonly number[]) => crates.filter(({ id }) => ids.includes(id))
  const put = (fresh: CrateView[], { members = screen.members }: Partial<Lists> = {}) => ({
    crates: withCrates(screen.crates, fresh),
    members,
  })

  /** Expects NotFound and no changes if the call names another person's album or crate. */
  async function call<T>(
    named: { crates?: readonly number[]; albums?: readonly number[] },
    work: () => Promise<T>,
    write: (answer: T) => Screen | null,
  ) {
    const isForeign = named.crates?.includes(foreign.crate) || named.albums?.includes(foreign.album)
    if (!isForeign) return write(await work())
    await expect(work()).rejects.toThrow(NotFound)
    return screen
  }
  const change = (id: number, work: () => Promise<CrateView>, fields: (crate: Paper) => Partial<Paper>) =>
    call({ crates: [id] }, work, (view) => {
      for (const crate of paperOf([id])) Object.assign(crate, fields(crate))
      return put([view])
    })
  const add = (ids: number[], albums: number[], work: () => Promise<CrateView[]>) =>
    call({ crates: ids, albums }, work, (views) => {
      for (const crate of paperOf(ids)) crate.albums = distinct([...crate.albums, ...albums])
      return put(views, addToCrates.apply(screen, { crateIds: ids, albumIds: albums }))
    })

  switch (asked.kind) {
    case 'create': {
      const albumIds = asked.albums && distinct(asked.albums.map(living))
      const input = { name: asked.name, isFavorite: asked.isFavorite, albumIds }
      return call(
        { albums: albumIds },
        () => createCrate(ctx, input),
        (view) => {
          const [crateId, albums] = [view.id, albumIds ?? []]
          const rank = PLACE_GAP + Math.max(0, ...[...crates, ...world.trashedCrates].map((crate) => crate.rank))
          world.crates = [...crates, { id: crateId, name: asked.name, isFavorite: asked.isFavorite, albums, rank }]
          return put([view], { members: [...screen.members, { crateId, albumIds: albums }] })
        },
      )
    }
    case 'rename': {
      const [id, name] = [crateOf(asked.crate), asked.name]
      return change(
        id,
        () => updateCrate(ctx, id, { name }),
        () => ({ name }),
      )
    }
    case 'favorite': {
      const id = crateOf(asked.crate)
      return change(
        id,
        () => toggleFavoriteCrate(ctx, id),
        (crate) => ({ isFavorite: !crate.isFavorite }),
      )
    }
    case 'delete': {
      const id = crateOf(asked.crate)
      return call(
        { crates: [id] },
        () => deleteCrate(ctx, id),
        () => {
          world.trashedCrates.push(...paperOf([id]))
          world.crates = crates.filter((crate) => crate.id !== id)
          return { ...screen, ...deletedCrate.apply(screen, { id }) }
        },
      )
    }
    case 'add': {
      const [id, album] = [crateOf(asked.crate), living(asked.album)]
      return add([id], [album], async () => [await addAlbumsToCrate(ctx, id, [album])])
    }
    case 'add-many': {
      const [ids, albums] = [distinct(asked.crates.map(crateOf)), distinct(asked.albums.map(living))]
      return add(ids, albums, () => addAlbumsToCrates(ctx, ids, albums))
    }
    case 'remove': {
      const [id, albums] = [crateOf(asked.crate), distinct(asked.albums.map(living))]
      return call(
        { crates: [id], albums },
        () => removeAlbumsFromCrate(ctx, id, albums),
        (view) => {
          for (const crate of paperOf([id])) crate.albums = crate.albums.filter((album) => !albums.includes(album))
          return put([view], removeFromCrate.apply(screen, { crateId: id, albumIds: albums }))
        },
      )
    }
    case 'set-crates': {
      const [album, ids] = [living(asked.album), distinct(asked.crates.map(crateOf))]
      return call(
        { crates: ids, albums: [album] },
        () => setCratesOfAlbum(ctx, album, ids),
        (views) => {
          const others = crateIds.filter((id) => !ids.includes(id))
          for (const crate of paperOf(ids)) crate.albums = distinct([...crate.albums, album])
          for (const crate of paperOf(others)) crate.albums = crate.albums.filter((other) => other !== album)
          return put(views, setCrates.apply(screen, { albumId: album, crateIds: ids }))
        },
      )
    }
    case 'order': {
      const [id, albums] = [crateOf(asked.crate), distinct(asked.albums.map(any))]
      return call(
        { crates: [id], albums },
        () => orderAlbumsOfCrate(ctx, id, albums),
        (view) => {
          for (const crate of paperOf([id])) crate.albums = reorder(crate.albums, albums, world.trash)
          return put([view], orderCrate.apply(screen, { crateId: id, albumIds: albums }))
        },
      )
    }
    case 'order-crates': {
      const ids = distinct(asked.crates.map(crateOf))
      return call(
        { crates: ids },
        () => orderCrates(ctx, ids),
        () => {
          const named = ids.flatMap((id) => paperOf([id]))
          world.crates = [...named, ...crates.filter(({ id }) => !ids.includes(id))]
          // Those in the trash keep their ranks, so which ones move decides where they come back.
          const moves = new Map(
            movesInto(world.crates.map(({ id, rank }) => ({ id, position: rank }))).map(({ id, position }) => [
              id,
              position,
            ]),
          )
          for (const crate of world.crates) crate.rank = moves.get(crate.id) ?? crate.rank
          return { ...screen, ...orderedCrates.apply(screen, { crateIds: ids }) }
        },
      )
    }
    // The trash ignores crates and albums of other persons.
    case 'restore-crate': {
      const ids = world.trashedCrates.map(({ id }) => id)
      const id = choose(ids, asked.crate, foreign.crate)
      const back = world.trashedCrates.filter((crate) => crate.id === id)
      expect((await restoreCrates(ctx, [id])).map((view) => view.id)).toEqual(back.map((crate) => crate.id))
      world.trashedCrates = world.trashedCrates.filter((crate) => crate.id !== id)
      world.crates = [...crates, ...back].sort((a, b) => a.rank - b.rank || a.id - b.id)
      return null
    }
    case 'trash': {
      const ids = distinct(asked.albums.map(any))
      const moved = world.living.filter((id) => ids.includes(id))
      expect(await deleteAlbums(ctx, ids)).toBe(moved.length)
      world.living = world.living.filter((id) => !moved.includes(id))
      world.trash.push(...moved)
      return null
    }
    case 'restore': {
      const ids = distinct(asked.albums.map(any))
      const moved = world.trash.filter((id) => ids.includes(id))
      expect(await restoreAlbums(ctx, ids)).toBe(moved.length)
      world.trash = world.trash.filter((id) => !moved.includes(id))
      world.living.push(...moved)
      return null
    }
    case 'empty-trash': {
      await emptyTrash(ctx)
      for (const crate of crates) crate.albums = crate.albums.filter((id) => !world.trash.includes(id))
      world.trash = []
      world.trashedCrates = []
      return null
    }
  }
}
