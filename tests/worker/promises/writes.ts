import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '#worker/app.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { mergeIntoAlbum } from '#worker/db/albums/merge-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { addListen } from '#worker/db/diary/listens.ts'
import { beginFileImport, finishFileImport } from '#worker/db/imports/begin-finish.ts'
import { writeCrates } from '#worker/db/imports/write-crates.ts'
import { editTags } from '#worker/db/tags/edit-tags.ts'
import { setTagColor } from '#worker/db/tags/tag-colors.ts'
import { deleteCrate } from '#worker/db/trash/deleted-crates.ts'
import { deleteAlbums } from '#worker/db/trash/trash.ts'
import { takeFileRows } from '#worker/imports/file-chunks.ts'
import { JPEG } from '../../pictures.ts'
import { ACCOUNTS, RECORDS } from '../databases.ts'
import { ctxOf, newPerson, ORIGIN, type Person } from '../people.ts'
import { PASSWORD, PASSWORD_HASH, stateOf } from './state.ts'

/** A person with something of everything that can be written. */
export type World = {
  person: Person
  admin: Person
  /** Five that live, then two in the trash. */
  albums: number[]
  /** One that lives, and one that was merged into it. */
  merged: { keep: number; merge: number[] }
  /** Two that live, then one in the trash. */
  crates: number[]
  /** A finished import of a file, and one that has its crates and waits for its rows. */
  imported: number
  open: number
  /** Another session of the person. */
  session: string
  /** The last edit of their tags. */
  tagEdit: string
  /** An edit of many of their albums. */
  edit: string
  /** An entry of their diary. */
  listen: number
}

const TITLES = ['A', 'B', 'C', 'D', 'E', 'in the trash', 'in the trash too']
const FILE = { fileName: 'albums.json', format: 'json', mode: 'fill' } as const

const album = (title: string) => ({
  title,
  artist: 'Harbour Lights',
  bandcampUrl: `https://harbour-lights.bandcamp.com/album/${title.toLowerCase().replaceAll(' ', '-')}`,
})

export async function newWorld(): Promise<World> {
  const [person, admin] = [await newPerson(), await newPerson('admin')]
  const session = crypto.randomUUID()
  const ctx = ctxOf(person.id)
  await ACCOUNTS.batch([
    ACCOUNTS.prepare(
      `INSERT INTO account (id, user_id, account_id, provider_id, password, created_at, updated_at) VALUES (?1, ?1, ?1, 'credential', ?2, 0, 0)`,
    ).bind(person.id, PASSWORD_HASH),
    ACCOUNTS.prepare(
      `INSERT INTO session (id, user_id, token, expires_at, created_at, updated_at) VALUES (?1, ?2, ?1, ?3, 0, 0)`,
    ).bind(session, person.id, Date.now() + 60_000),
  ])
  const albums = await insertAlbums(
    ctx,
    TITLES.map((title) => ({
      ...album(title),
      list: 'collection' as const,
      notes: title === 'in the trash too' ? 'noted '.repeat(1_500) : '',
      userTags: ['old'],
    })),
  )
  await setTagColor(ctx, { tag: 'old', color: 'sky' })
  const { edit: tagEdit } = await editTags(ctx, { from: ['old'], to: 'dub' })
  await editAlbums(ctx, albums.slice(4, 5), { rating: 2, addTags: ['edited'] }, 'edit')
  const crates: number[] = []
  for (const [name, from, to] of [
    ['One', 0, 3],
    ['Two', 3, 4],
    ['Gone', 1, 5],
  ] as const)
    crates.push((await createCrate(ctx, { name, albumIds: albums.slice(from, to) })).id)
  const [keep = 0, other = 0] = await insertAlbums(
    ctx,
    ['Kept', 'Merged'].map((title) => ({ ...album(title), list: 'wishlist' as const, notes: title })),
  )
  const merged = { keep, merge: [other] }
  const { id: listen } = await addListen(ctx, albums[0] ?? 0, { at: '2026-04-30T20:30' })
  await addListen(ctx, other, { at: '2026-04-29T20:30' })
  await mergeIntoAlbum(ctx, merged)
  await deleteAlbums(ctx, albums.slice(5))
  await deleteCrate(ctx, crates[2] ?? 0)
  const [imported, open] = [await newImport(person, 'Of a file'), await newImport(person, 'Of another')]
  const row = (number: number, title: string) => ({ row: number, album: { ...album(title), notes: 'n' }, crates: [] })
  await takeFileRows(ctx, { importId: imported, chunk: 0 }, [
    { ...row(1, 'Imported'), crates: [[0, 0]] },
    row(2, 'A'),
    row(3, 'in the trash too'),
  ])
  await finishFileImport(ctx, imported, { chunks: 1, crateChunks: 1 })
  // As an import from Bandcamp notes albums that it has met in the trash.
  await RECORDS.prepare("UPDATE import_chunk SET trashed = ? WHERE user_id = ? AND import_id = ? AND part = 'rows'")
    .bind(JSON.stringify(albums.slice(5, 6)), person.id, imported)
    .run()
  return { person, admin, listen, albums, merged, crates, imported, open, session, tagEdit, edit: 'edit' }
}

async function newImport({ id }: Person, name: string): Promise<number> {
  const opened = await beginFileImport(ctxOf(id), FILE)
  await writeCrates(ctxOf(id), { importId: opened.id, chunk: 0 }, [{ place: 0, name }])
  return opened.id
}

type Call = { by?: Person; path?: string; json?: unknown; body?: BodyInit; headers?: Record<string, string> }
type Write = {
  /** What the call is; its path is the route's unless it says so. */
  call: (world: World) => Call
  /** It takes several transactions; begun, it is finished by the same call again, or by the daily job. */
  isInSteps?: 'the same call' | 'the daily job'
  /** Made twice it does two things, which is what the caller asks for. */
  isTwice?: true
  /** Each try is an import of its own in the list of imports. */
  isImport?: true
  /** What it adds to, of which each person may have only so much. */
  grows?: readonly ('places' | 'bytes' | 'fan_imports')[]
  /** Its few rows do not count among those that a person may write in an hour. */
  isUncounted?: true
  /** The person who is written; the world's own by default. */
  subject?: (world: World) => Promise<string>
}

const ids = (world: World, from: number, to?: number) => ({ albumIds: world.albums.slice(from, to) })
const ofAlbum = ({ albums }: World, rest = '') => `/api/albums/${albums[0]}${rest}`
const ofCrate = ({ crates }: World, rest = '') => `/api/crates/${crates[0]}${rest}`
const ofUser = ({ person, admin: by }: World, rest = '') => ({ by, path: `/api/admin/users/${person.id}${rest}` })
const CSV =
  'title,artist,bandcampUrl\nNew,N,https://n.bandcamp.com/album/new\nA,N,https://harbour-lights.bandcamp.com/album/a\n'
const COLLECTION = JSON.stringify({
  format: 'gatefold',
  version: 1,
  albums: [
    { id: 7, ...album('New') },
    { id: 9, ...album('B') },
  ],
  crates: [
    { name: 'One', albumIds: [7, 9] },
    { name: 'Made', albumIds: [9] },
  ],
})
const KEY = { 'idempotency-key': 'the-only-one' }

/** The calls that write, by route; what stands in brackets tells apart those of one route. */
const WRITES: Record<string, Write> = {
  'POST /api/albums': { call: () => ({ json: { ...album('New'), tags: ['dub', 'new'] } }), grows: ['bytes'] },
  'POST /api/albums/bulk': {
    call: () => ({ json: { albums: ['New', 'Newer', 'B', 'New'].map(album) } }),
    grows: ['bytes'],
  },
  'POST /api/albums/edit': {
    call: (world) => ({ json: { ...ids(world, 0, 4), change: { rating: 4, list: 'wishlist' }, edit: 'e' } }),
    grows: ['bytes'],
  },
  'POST /api/albums/edit (tags)': {
    call: (world) => ({
      json: { ...ids(world, 0, 4), change: { rating: 4, addTags: ['newer'], removeTags: ['dub'] }, edit: 'e' },
    }),
    grows: ['bytes'],
  },
  'POST /api/albums/undo': { call: ({ edit }) => ({ json: { edit }, headers: KEY }) },
  'POST /api/albums/merge': {
    call: ({ albums: [keep, ...others] }) => ({ json: { keep, merge: others.slice(1, 3) }, headers: KEY }),
    grows: ['places', 'bytes'],
  },
  'POST /api/albums/unmerge': { call: ({ merged }) => ({ json: merged, headers: KEY }) },
  'POST /api/albums/distinct': { call: (world) => ({ json: ids(world, 0, 3) }) },
  'POST /api/albums/delete': { call: (world) => ({ json: ids(world, 0, 3) }) },
  'POST /api/albums/restore': { call: (world) => ({ json: ids(world, 5) }) },
  'DELETE /api/albums/all': { call: () => ({}) },
  'PATCH /api/albums/:id': {
    call: (world) => ({ path: ofAlbum(world), json: { title: 'Renamed', notes: 'noted', rating: 2, tags: ['new'] } }),
    grows: ['bytes'],
  },
  'PATCH /api/albums/:id (of a version)': {
    call: (world) => ({ path: ofAlbum(world), json: { notes: 'noted', version: 3 } }),
    grows: ['bytes'],
  },
  'DELETE /api/albums/:id': { call: (world) => ({ path: ofAlbum(world) }) },
  'POST /api/albums/:id/listens': {
    call: (world) => ({
      path: ofAlbum(world, '/listens'),
      json: { at: '2026-05-01T20:30', note: 'noted' },
      headers: KEY,
    }),
    grows: ['bytes'],
  },
  'PATCH /api/listens/:id': {
    call: ({ listen }) => ({ path: `/api/listens/${listen}`, json: { rating: 5, note: 'noted' } }),
    grows: ['bytes'],
  },
  'DELETE /api/listens/:id': { call: ({ listen }) => ({ path: `/api/listens/${listen}` }) },
  'PUT /api/albums/:id/crates': {
    call: (world) => ({ path: ofAlbum(world, '/crates'), json: { crateIds: world.crates.slice(1, 2) } }),
  },
  'PUT /api/albums/:id/crates (one more)': {
    call: (world) => ({ path: ofAlbum(world, '/crates'), json: { crateIds: world.crates.slice(0, 2) } }),
    grows: ['places'],
  },
  'POST /api/albums/:id/crates/:crateId': {
    call: (world) => ({ path: ofAlbum(world, `/crates/${world.crates[1]}`) }),
    grows: ['places'],
  },
  'DELETE /api/albums/:id/crates/:crateId': {
    call: (world) => ({ path: ofAlbum(world, `/crates/${world.crates[0]}`) }),
  },

  'POST /api/crates': {
    call: (world) => ({ json: { name: 'New', ...ids(world, 1, 4) }, headers: KEY }),
    grows: ['places'],
  },
  'POST /api/crates/restore': { call: ({ crates }) => ({ json: { crateIds: crates.slice(2) } }) },
  'PUT /api/crates/order': { call: ({ crates }) => ({ json: { crateIds: crates.slice(0, 2).toReversed() } }) },
  'POST /api/crates/albums': {
    call: (world) => ({ json: { crateIds: world.crates.slice(0, 2), ...ids(world, 2, 5) } }),
    grows: ['places'],
  },
  'PATCH /api/crates/:id': {
    call: (world) => ({ path: ofCrate(world), json: { name: 'New', description: 'told', isFavorite: true } }),
  },
  'PATCH /api/crates/:id/favorite': { call: (world) => ({ path: ofCrate(world, '/favorite') }), isTwice: true },
  'DELETE /api/crates/:id': { call: (world) => ({ path: ofCrate(world) }) },
  'POST /api/crates/:id/albums': {
    call: (world) => ({ path: ofCrate(world, '/albums'), json: ids(world, 2, 5) }),
    grows: ['places'],
  },
  'DELETE /api/crates/:id/albums': { call: (world) => ({ path: ofCrate(world, '/albums'), json: ids(world, 0, 2) }) },
  'PUT /api/crates/:id/order': {
    call: (world) => ({ path: ofCrate(world, '/order'), json: { albumIds: world.albums.slice(0, 3).toReversed() } }),
  },

  'POST /api/trash/restore': { call: () => ({}), isInSteps: 'the same call' },
  'DELETE /api/trash': { call: () => ({}), isInSteps: 'the same call' },

  'POST /api/tags/edit': { call: () => ({ json: { from: ['dub'], to: 'Dub techno' } }), grows: ['bytes'] },
  'POST /api/tags/undo': { call: ({ tagEdit }) => ({ json: { edit: tagEdit } }) },
  'DELETE /api/tags/rules': { call: () => ({ json: { from: ['old'] } }) },
  'PUT /api/tags/color': { call: () => ({ json: { tag: 'dub', color: 'rose' } }) },

  'POST /api/imports/file': { call: () => ({ json: FILE }), isTwice: true },
  'PUT /api/imports/:id/rows/:chunk': {
    call: ({ open }) => ({
      path: `/api/imports/${open}/rows/0`,
      json: {
        rows: ['New', 'B', 'in the trash'].map((title, index) => ({
          row: index + 1,
          album: { ...album(title), notes: 'from the file' },
          crates: [[0, index]],
        })),
      },
    }),
    grows: ['places', 'bytes'],
  },
  'PUT /api/imports/:id/crates/:chunk': {
    call: ({ open }) => ({
      path: `/api/imports/${open}/crates/1`,
      json: {
        crates: [
          { place: 1, name: 'Two' },
          { place: 2, name: 'Made' },
        ],
      },
    }),
    grows: ['bytes'],
  },
  'POST /api/imports/:id/finish': {
    call: ({ open }) => ({ path: `/api/imports/${open}/finish`, json: { chunks: 0, crateChunks: 1 } }),
  },
  'DELETE /api/imports/:id': { call: ({ open }) => ({ path: `/api/imports/${open}` }), isUncounted: true },
  'POST /api/imports/:id/restore': {
    call: ({ imported }) => ({ path: `/api/imports/${imported}/restore` }),
    isInSteps: 'the same call',
  },
  'POST /api/imports/:id/undo': {
    call: ({ imported }) => ({ path: `/api/imports/${imported}/undo` }),
    isInSteps: 'the same call',
    grows: ['bytes'],
  },
  'POST /api/import/albums': { call: () => ({ json: { csvData: CSV } }), isImport: true, grows: ['bytes'] },
  'POST /api/import/crates/:id': {
    call: (world) => ({ path: `/api/import${ofCrate(world).slice(4)}`, json: { csvData: CSV } }),
    isImport: true,
    grows: ['places', 'bytes'],
  },
  'POST /api/import/collection': {
    call: () => ({ json: { collectionData: COLLECTION } }),
    isInSteps: 'the same call',
    isImport: true,
    grows: ['places', 'bytes'],
  },

  'PATCH /api/user': { call: () => ({ json: { displayName: 'Åsa Öberg', photoUrl: 'https://example.com/a.jpg' } }) },
  'PUT /api/user/photo': { call: () => ({ body: JPEG }) },
  'PATCH /api/user/preferences': { call: () => ({ json: { itemsPerPage: 50 } }) },
  'POST /api/user/password': {
    call: () => ({ json: { currentPassword: PASSWORD, newPassword: 'Harbour33', confirmPassword: 'Harbour33' } }),
  },
  'POST /api/user/email': {
    call: ({ person }) => ({ json: { newEmail: `new-${person.id}@example.com`, password: PASSWORD } }),
  },
  'DELETE /api/user/sessions': { call: () => ({}) },
  'DELETE /api/user/sessions/:id': { call: ({ session }) => ({ path: `/api/user/sessions/${session}` }) },
  'DELETE /api/user': {
    call: ({ person }) => ({ json: { confirm: person.email, password: PASSWORD } }),
    isInSteps: 'the daily job',
  },

  'POST /api/admin/users': {
    call: ({ admin: by, person }) => ({
      by,
      json: { username: 'made', email: `made-${person.id}@example.com`, role: 'user', password: PASSWORD },
    }),
    subject: async ({ person }) =>
      (await ACCOUNTS.prepare('SELECT id FROM user WHERE email = ?')
        .bind(`made-${person.id}@example.com`)
        .first('id')) ?? '',
  },
  'PATCH /api/admin/users/:id': {
    call: (world) => ({
      ...ofUser(world),
      json: { username: 'renamed', email: `other-${world.person.id}@example.com`, password: 'Harbour33', role: 'test' },
    }),
  },
  'DELETE /api/admin/users/:id': { call: (world) => ofUser(world), isInSteps: 'the daily job' },
  'DELETE /api/admin/users/:id/sessions': { call: (world) => ofUser(world, '/sessions') },
  'POST /api/admin/users/:id/ban': { call: (world) => ({ ...ofUser(world, '/ban'), json: { reason: 'Noise' } }) },
}

export type Named = Write & { name: string }
// Those of accounts have limits of their own.
export const writes: Named[] = Object.entries(WRITES).map(([name, write]) => ({
  name,
  ...(/ \/api\/(?:user|admin)\b/.test(name) && { isUncounted: true as const }),
  ...write,
}))

type Answer = { headers: Headers; status: number; body: { code?: string; message?: string } }

/** Makes a write's call, waits until all it does is done, and returns the answer. */
export async function sendFor({ name, call }: Named, world: World): Promise<Answer> {
  const [method = '', route = ''] = name.split(' ')
  const { by = world.person, path = route, json, body, headers } = call(world)
  const context = createExecutionContext()
  const response = await app.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: {
        origin: ORIGIN,
        cookie: by.cookie,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    }),
    env as never,
    context,
  )
  // A fault while an answer streams cuts it off.
  const text = await response.text().catch(() => '')
  await waitOnExecutionContext(context)
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

export const send = async (write: Named, world: World): Promise<number> => (await sendFor(write, world)).status

/** All that the person has whom a write is about, as text. */
export const stateAfter = async ({ subject, isImport }: Named, world: World): Promise<string> =>
  JSON.stringify(await stateOf((await subject?.(world)) ?? world.person.id, isImport), null, 1)
