import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { answerAsBandcamp, createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { waitFor } from '../wait-for.ts'
import { add, addCrate, answer } from './collections.ts'
import { databaseOf, RECORDS } from './databases.ts'
import { collectMails } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, newNetwork, newPerson, type Person } from './people.ts'
import { idsOf, TABLES, traces } from './rows.ts'

collectMails()

const now = () => Date.now()

/** Runs SQL for a person. */
const run = ({ id }: Person, sql: string, ...more: unknown[]) =>
  databaseOf(sql)
    .prepare(sql)
    .bind(id, ...more)
    .run()

/** Lets a fan import of the person end, or wait for Bandcamp. */
async function startImport(person: Person, username: string, status: 'complete' | 'waiting'): Promise<string> {
  const started = await answer<{ id: number }>(
    person.call('/api/imports/fan', { json: { username, type: 'collection' } }),
  )
  const find = () =>
    RECORDS.prepare('SELECT status, instance_id AS instance FROM fan_import WHERE id = ?')
      .bind(started.id)
      .first<{ status: string; instance: string }>()
  await waitFor(async () => expect(await find()).toMatchObject({ status }))
  return (await find())?.instance ?? ''
}

/** Gives a person rows in every table that can hold something of a person; all texts contain `mark`. */
async function fillTables(person: Person, mark: string): Promise<string[]> {
  const text = (name: string) => `${mark} ${name}`
  // From then on changes are noted for a device.
  await person.call(EVERYTHING)
  const site = createSite(mark, [siteAlbum(1)])
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    return request.url.includes('refused') ? new Response('', { status: 429 }) : answerAsBandcamp(site, request)
  })
  const instances = [
    await startImport(person, mark, 'complete'),
    await startImport(person, `${mark}-refused`, 'waiting'),
  ]
  await person.call('/api/user', { method: 'PATCH', json: { displayName: mark } })
  await givePassword(person, 'sleeve')
  const albums = await add(person, [
    { title: text('title'), artist: text('artist'), notes: text('notes'), userTags: [mark] },
    { title: text('other'), artist: text('artist') },
    { title: text('twin'), artist: text('artist') },
    { title: text('twin (LP)'), artist: text('artist') },
  ])
  const ids = albums.map(({ id }) => id)
  await person.call(`/api/albums/${ids[0]}/listens`, { json: { note: text('listen') } })
  await addCrate(person, { name: text('crate'), description: text('description') }, ids)
  const gone = await addCrate(person, { name: text('gone') }, ids)
  await person.call(`/api/crates/${gone.id}`, { method: 'DELETE' })
  const merge = { json: { keep: ids[2], merge: [ids[3]] }, headers: { 'idempotency-key': mark } }
  await person.call('/api/albums/merge', merge)
  await person.call('/api/albums/distinct', { json: { albumIds: [ids[0], ids[2]] } })
  await person.call(`/api/albums/${ids[1]}`, { method: 'DELETE' })
  await person.call('/api/import/collection', {
    json: {
      collectionData: JSON.stringify({
        format: 'gatefold',
        version: 1,
        albums: [
          { id: 1, title: text('title'), artist: text('artist'), rating: 4 },
          { id: 2, title: text('new'), artist: text('artist') },
        ],
        crates: [{ name: text('crate of a file'), albumIds: [1, 2] }],
      }),
    },
  })
  const file = { fileName: `${mark}.csv`, format: 'csv', mode: 'fill' }
  const opened = await answer<{ id: number }>(person.call('/api/imports/file', { json: file }))
  const rows = [
    { row: 1, album: { title: text('title'), artist: text('artist'), notes: text('more') } },
    { row: 2, fault: { field: 'title', message: text('fault') } },
  ]
  await person.call(`/api/imports/${opened.id}/rows/0`, { method: 'PUT', json: { rows } })
  await run(person, 'UPDATE album SET rating = NULL, version = 1 WHERE user_id = ?')
  const filled = { rows: [{ row: 3, album: { ...rows[0]?.album, bandcampUrl: '', rating: 3 } }] }
  await person.call(`/api/imports/${opened.id}/rows/1`, { method: 'PUT', json: filled })
  await person.call(`/api/imports/${opened.id}/crates/0`, {
    method: 'PUT',
    json: { crates: [{ place: 0, name: text('crate of rows') }] },
  })
  const weekly = { username: mark, lists: ['collection'] }
  await person.call('/api/imports/weekly', { method: 'PUT', json: weekly })
  const newEmail = `${mark}-new@example.com`
  await person.call('/api/user/email', { json: { newEmail, password: 'sleeve' } })
  await call('/api/auth/request-password-reset', { json: { email: person.email }, headers: newNetwork() })
  const json = { email: person.email, password: 'not sleeve' }
  await call('/api/auth/sign-in/email', { json, headers: newNetwork() })
  await person.call('/api/tokens', { json: { name: mark, scope: 'read', days: 1, password: 'sleeve' } })
  await person.call('/api/second-factor', { json: { password: 'sleeve' } })
  // What an interrupted edit leaves, and a passkey, which needs a device.
  await run(
    person,
    "INSERT INTO journal (user_id, kind, entry, rest, at) VALUES (?, 'edit', 'e', ?, ?)",
    `["${mark}"]`,
    now(),
  )
  await run(
    person,
    "INSERT INTO journal_row (user_id, kind, entry, number, albums) VALUES (?, 'edit', 'e', -1, ?)",
    `["${mark}"]`,
  )
  await person.call('/api/tags/edit', { json: { from: [mark], to: text('tag') } })
  await person.call('/api/tags/edit', { json: { from: ['another'], to: text('tag') } })
  await run(
    person,
    `INSERT INTO passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
     VALUES (?2, ?1, ?2, 'k', ?2, 0, 'singleDevice', 0)`,
    text('passkey'),
  )
  await run(
    person,
    'INSERT INTO invitation (token_hash, created_by, created_at, expires_at) VALUES (?2, ?1, 1, ?3)',
    mark,
    now() + 60_000,
  )
  await run(
    person,
    "INSERT INTO bandcamp_link (user_id, username, sealed, connected_at) VALUES (?, ?, 'sealed', 1)",
    text('at Bandcamp'),
  )
  await run(
    person,
    "INSERT INTO listenbrainz (user_id, username, sealed, connected_at) VALUES (?, ?, 'sealed', 1)",
    text('at ListenBrainz'),
  )
  await run(
    person,
    'INSERT INTO scrobble (user_id, album_id, number, started_at) SELECT user_id, id, 1, 1 FROM album WHERE user_id = ? LIMIT 1',
  )
  await run(person, "INSERT INTO photo (user_id, hash, type, data) VALUES (?, 'h', 'image/png', ?)", text('photo'))
  await run(
    person,
    `INSERT INTO share (user_id, token_hash, seed, list, shows, view, created_at) VALUES (?1, ?2, 's', 'collection', '{}', 'wall', 1)`,
    mark,
  )
  await run(person, `INSERT INTO share_card SELECT id, user_id, ?2, '' FROM share WHERE user_id = ?1`, mark)
  const [shareId] = await idsOf(person.id, 'share')
  await run(person, "INSERT INTO share_list SELECT ?2, 'own', ?1, 1, '[]', '[]'", shareId)
  await run(
    person,
    "INSERT INTO share_claim SELECT ?3, id, ?1, 'g', ?2, 1 FROM album WHERE user_id = ?1",
    text('guest'),
    shareId,
  )
  await run(person, 'UPDATE session SET ip_address = ?2, user_agent = ?2 WHERE user_id = ?1', text('browser'))
  return instances
}

const isThere = (instance: string) =>
  env.FAN_IMPORT.get(instance).then(
    () => true,
    () => false,
  )

it('Nothing is left of a deleted account: no row in any table, no state of an import', { tags: 'promise' }, async ({
  annotate,
}) => {
  const [person, other] = [await newPerson(), await newPerson()]
  const mark = `m${crypto.randomUUID().replaceAll('-', '')}`
  const words = [person.id, person.email, mark]
  const theirs = await traces(other.id)
  const instances = await fillTables(person, mark)
  const found = async () => new Set((await traces(...words)).map(([table]) => table))
  // All but what a dollar costs. The failed sign-in is logged after its answer.
  await waitFor(async () => expect(TABLES.filter((table) => table !== 'rate')).toEqual([...(await found())]))
  expect(await Promise.all(instances.map(isThere))).toEqual([true, true])
  const rows = await traces(...words)

  const json = { confirm: person.email, password: 'sleeve' }
  expect((await person.call('/api/user', { method: 'DELETE', json })).status).toBe(204)
  expect(await traces(...words)).toEqual([])
  expect(await Promise.all(instances.map(isThere))).toEqual([false, false])
  expect(await traces(other.id)).toEqual(theirs)
  await annotate(
    `${rows.length} rows in ${TABLES.length - 1} tables and ${instances.length} imports before, 0 traces after`,
    'figure',
  )
})
