// @module-tag soak
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { type OwnShare, SHOWN } from '#domain/shares/share.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { app } from '#worker/app.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import worker from '#worker/index.ts'
import { JPEG, PNG, withSegment, withSize } from '../../pictures.ts'
import { runs } from '../../runs.ts'
import { stopClock } from '../clock.ts'
import { countedCall } from '../counting.ts'
import { ACCOUNTS, RECORDS } from '../databases.ts'
import { fanAlbum, syncShelf } from '../fan-shelf.ts'
import { bringIn } from '../file-trip.ts'
import { call, ctxOf, newNetwork, newPerson, ORIGIN, type Person } from '../people.ts'

const GUEST = { guest: 'a'.repeat(32) }
const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** Words that occur nowhere but in the field that each switch shows. */
const MARKS = {
  notes: ['Zwielicht-note', 'Zwielicht-description'],
  ratings: ['4 stars', 'class="on"'],
  tags: ['zwielicht-tag', 'zwielicht-own'],
  prices: ['€77.31', '77,31'],
  tracks: ['Zwielicht-track'],
  hidden: ['Zwielicht-hidden'],
}
const NEVER = ['2017-03-04', '2016-02-03', 'Zwielicht-about', 'Zwielicht-credits', 'preview']

type World = { person: Person; crate: number; albums: number[] }

async function newShelf(): Promise<World> {
  const person = await newPerson()
  const ctx = ctxOf(person.id)
  const link = await RECORDS.prepare(
    `INSERT INTO fan_import (user_id, kind, status, started_at) VALUES (?, 'link', 'complete', 0) RETURNING id`,
  )
    .bind(person.id)
    .first<number>('id')
  const albums = await insertAlbums(ctx, [
    {
      title: 'Low Water Songs',
      artist: 'Harbour Lights',
      bandcampUrl: 'https://harbour.bandcamp.com/album/low-water',
      coverUrl: 'https://f4.bcbits.com/img/a123_10.jpg',
      notes: 'Zwielicht-note',
      rating: 4,
      releaseDate: '2019-05-06',
      bandcampTags: ['zwielicht-tag'],
      userTags: ['zwielicht-own'],
      list: 'collection',
      addedAt: '2017-03-04T05:06:07.000Z',
      purchasedAt: '2016-02-03T05:06:07.000Z',
      price: 7731,
      currency: 'EUR',
      about: 'Zwielicht-about',
      credits: 'Zwielicht-credits',
      sourceKey: 'a4711',
      previewTitle: 'preview',
    },
    { title: 'Second <b>&', artist: 'Ferro', bandcampUrl: null, list: 'collection' },
    { title: 'Zwielicht-hidden', artist: 'Secret', bandcampUrl: null, sourceKey: 'a4712', list: 'collection' },
  ])
  await RECORDS.batch([
    RECORDS.prepare('UPDATE album SET import_id = ? WHERE id = ?').bind(link, albums[2]),
    RECORDS.prepare(
      `INSERT INTO album_track (user_id, album_id, number, title, streamable) VALUES (?, ?, 1, 'Zwielicht-track', 0)`,
    ).bind(person.id, albums[0]),
  ])
  const crate = await createCrate(ctx, {
    name: 'Sundays',
    description: 'Zwielicht-description',
    albumIds: [albums[1] ?? 0, albums[0] ?? 0, albums[2] ?? 0],
  })
  return { person, crate: crate.id, albums }
}

async function newShare({ person }: Pick<World, 'person'>, input: object): Promise<OwnShare & { path: string }> {
  const response = await person.call('/api/shares', { json: input })
  expect(response.status).toBe(201)
  const share = (await response.json()) as OwnShare
  return { ...share, path: share.url?.slice(ORIGIN.length) ?? '' }
}

const visit = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { ...options, headers: { ...newNetwork(), ...options?.headers } })
const FORMS = ['', '/embed', '/feed.xml', '/feed.json', '/card.jpg']
const oembedOf = (url: string | null) => `/api/oembed?url=${encodeURIComponent(url ?? '')}`

describe('a share', () => {
  it('is made of a crate, a list or a query, and tells its link again while only its hash is stored', async () => {
    const world = await newShelf()
    const crate = await newShare(world, { of: { crate: world.crate } })
    expect(crate).toMatchObject({
      of: { kind: 'crate', id: world.crate, name: 'Sundays' },
      view: 'wall',
      visits: 0,
      listed: false,
      gift: null,
      shows: Object.fromEntries(SHOWN.map((name) => [name, false])),
    })
    expect(crate.url).toMatch(/^http:\/\/gatefold\.test\/s\/[\w-]{22}$/)
    const list = await newShare(world, { of: { list: 'wishlist' }, view: 'list' })
    const query = await newShare(world, { of: { query: '?q=water&page=3&nonsense=1' } })
    expect(query.of).toEqual({ kind: 'query', query: '?q=water' })
    const all = (await (await world.person.call('/api/shares')).json()) as OwnShare[]
    expect(all.map(({ url }) => url)).toEqual([query.url, list.url, crate.url])
    const token = crate.path.slice(3)
    const { results } = await ACCOUNTS.prepare('SELECT * FROM share WHERE user_id = ?').bind(world.person.id).all()
    expect(JSON.stringify(results)).not.toContain(token)
  })

  it('is shared again under its link, with its options, visits and marks, while its end can be undone', async () => {
    const world = await newShelf()
    const { person } = world
    const share = await newShare(world, { of: { crate: world.crate }, title: 'Mine', gift: { until: NEXT_YEAR } })
    await visit(`/api/gifts/${share.path.slice(3)}/${world.albums[0]}`, { method: 'PUT', json: GUEST })
    await visit(`${share.path}/visit`, { method: 'POST' })
    const own = async () => (await person.call('/api/shares')).json()
    await expect.poll(async () => ((await own()) as OwnShare[])[0]?.visits).toBe(1)
    const before = await own()
    const page = async () => (await visit(share.path)).text()
    const shown = await page()
    expect(shown).toContain('data-taken="true"')
    const end = async () => (await person.call(`/api/shares/${share.id}`, { method: 'DELETE' })).json()
    const { undo } = (await end()) as { undo: string }
    expect((await visit(share.path)).status).toBe(404)
    expect(await own()).toEqual([])
    const restore = (one: Person, json: object) => one.call('/api/shares/restore', { json })
    for (const [one, given] of [
      [await newPerson(), undo],
      [person, `${undo.slice(0, -4)}AAAA`],
      [person, ''],
    ] as const)
      expect((await restore(one, { undo: given })).status).toBe(404)
    expect((await restore(person, { undo })).status).toBe(201)
    expect(await own()).toEqual(before)
    expect(await page()).toBe(shown)
    // Undone twice, it is still one.
    expect((await restore(person, { undo })).status).toBe(201)
    expect(await own()).toEqual(before)
    const again = (await end()) as { undo: string }
    await newShare(world, { of: { crate: world.crate } })
    const refused = await restore(person, again)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'shared-again' }])
  })

  it('cannot be shared again an hour after its end', async () => {
    const world = await newShelf()
    const share = await newShare(world, { of: { crate: world.crate } })
    const now = stopClock()
    const json = await (await world.person.call(`/api/shares/${share.id}`, { method: 'DELETE' })).json()
    vi.setSystemTime(now.getTime() + 3_601_000)
    const late = await world.person.call('/api/shares/restore', { json: json as object })
    expect([late.status, await late.json()]).toMatchObject([404, { message: expect.stringContaining('too late') }])
  })

  it('leaves nothing behind when it is revoked but marks, which the daily job deletes', async () => {
    const world = await newShelf()
    const [gone, stays] = [
      await newShare(world, { of: { list: 'wishlist' } }),
      await newShare(world, { of: { list: 'collection' } }),
    ]
    const keep = ({ id }: { id: number }) =>
      RECORDS.batch([
        RECORDS.prepare("INSERT INTO share_list VALUES (?, 'own', ?, 1, '[]', '[]')").bind(id, world.person.id),
        RECORDS.prepare("INSERT INTO share_claim VALUES (?, ?, ?, 'g', '', 1)").bind(
          id,
          world.albums[0],
          world.person.id,
        ),
      ])
    const left = async () => [await idsOf('share_list'), await idsOf('share_claim')]
    const idsOf = async (table: string) => {
      const rows = RECORDS.prepare(`SELECT share_id AS id FROM ${table} WHERE user_id = ?`).bind(world.person.id)
      return (await rows.all<{ id: number }>()).results.map(({ id }) => id)
    }
    await keep(gone)
    await keep(stays)
    await world.person.call(`/api/shares/${gone.id}`, { method: 'DELETE' })
    expect(await left()).toEqual([[stays.id], [gone.id, stays.id]])
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(await left()).toEqual([[stays.id], [stays.id]])
  })

  it('shows the albums in the owner’s order, and follows the crate', async () => {
    const world = await newShelf()
    const { path } = await newShare(world, { of: { crate: world.crate } })
    const titles = async () =>
      [...(await (await visit(path)).text()).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)
    expect(await titles()).toEqual(['Second &lt;b&gt;&amp;', 'Low Water Songs'])
    await world.person.call(`/api/crates/${world.crate}/albums`, {
      method: 'DELETE',
      json: { albumIds: [world.albums[1]] },
    })
    expect(await titles()).toEqual(['Low Water Songs'])
    expect((await visit(path)).headers.getSetCookie()).toEqual([])
  })

  it('counts as visits what others see, not what robots fetch to show the link, nor what its owner sees', async () => {
    const world = await newShelf()
    const { id, path } = await newShare(world, { of: { crate: world.crate } })
    const robots = [
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
      'WhatsApp/2.23.20.0',
      'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'TelegramBot (like TwitterBot)',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ]
    for (const robot of robots) for (const form of FORMS) await visit(path + form, { headers: { 'user-agent': robot } })
    const seen = (cookie?: string) => visit(`${path}/visit`, { method: 'POST', ...(cookie && { cookie }) })
    expect((await seen()).status).toBe(204)
    expect((await seen(world.person.cookie)).status).toBe(204)
    const answer = await seen()
    expect(answer.headers.getSetCookie()).toEqual([])
    const visits = async () => ((await (await world.person.call(`/api/shares/${id}`)).json()) as OwnShare).visits
    await expect.poll(visits).toBe(2)
  })

  it('has pages of 500 albums, with links to the others', async () => {
    const person = await newPerson()
    await insertAlbums(
      ctxOf(person.id),
      Array.from({ length: 1_501 }, (_, index) => ({ title: `No. ${index}`, artist: 'Many', bandcampUrl: null })),
    )
    const { path } = await newShare({ person }, { of: { list: 'collection' } })
    const html = await (await visit(`${path}?page=3`)).text()
    expect(html.match(/<h2[^>]*>No\. /g)).toHaveLength(500)
    expect([...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => Number(number))).toEqual([1, 2, 3, 4])
    expect((await (await visit(`${path}?page=4`)).text()).match(/<h2[^>]*>No\. /g)).toHaveLength(1)
  })

  it('shows what a smart crate and a query find now', async () => {
    const world = await newShelf()
    const smart = await createCrate(ctxOf(world.person.id), { name: 'Lights', query: 'artist:harbour' })
    for (const of of [{ crate: smart.id }, { query: '?q=low+water' }]) {
      const html = await (await visit((await newShare(world, { of })).path)).text()
      expect(html).toContain('Low Water Songs')
      expect(html).not.toContain('Ferro')
    }
  })

  it('is revoked, renewed, expired, removed with its crate or its account: 404 in every form with the next request', async () => {
    const world = await newShelf()
    const gone = async (path: string, url: string | null) => {
      for (const form of FORMS) expect((await visit(path + form)).status, form).toBe(404)
      expect((await visit(oembedOf(url))).status).toBe(404)
    }
    const first = await newShare(world, { of: { crate: world.crate } })
    const { headers } = await visit(first.path)
    expect(headers.get('cache-control')).toBe('no-cache')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await visit(first.path, { headers: known })).status).toBe(304)
    const renewed = (await (
      await world.person.call(`/api/shares/${first.id}/link`, { method: 'POST' })
    ).json()) as OwnShare
    await gone(first.path, first.url)
    expect((await visit(first.path, { headers: known })).status).toBe(404)
    const path = renewed.url?.slice(ORIGIN.length) ?? ''
    expect((await visit(path)).status).toBe(200)
    await world.person.call(`/api/shares/${first.id}`, { method: 'PATCH', json: { expires: YESTERDAY } })
    await gone(path, renewed.url)
    await world.person.call(`/api/shares/${first.id}`, { method: 'PATCH', json: { expires: null } })
    expect((await visit(path)).status).toBe(200)
    await world.person.call(`/api/crates/${world.crate}`, { method: 'DELETE' })
    await gone(path, renewed.url)
    const list = await newShare(world, { of: { list: 'collection' } })
    expect((await world.person.call(`/api/shares/${list.id}`, { method: 'DELETE' })).status).toBe(200)
    await gone(list.path, list.url)
    const last = await newShare(world, { of: { list: 'collection' } })
    await ACCOUNTS.prepare('UPDATE user SET banned_at = 1 WHERE id = ?').bind(world.person.id).run()
    await gone(last.path, last.url)
  })

  it('that is gone or never was says so kindly in every form, with no way in', async () => {
    const world = await newShelf()
    const { id, path } = await newShare(world, { of: { crate: world.crate } })
    await world.person.call(`/api/shares/${id}`, { method: 'DELETE' })
    const mistyped = [path.slice(0, -1), `${path}x`, '/s/x', '/s', `${path}/x`, `/s/${'a'.repeat(22)}`]
    for (const gone of [path, ...mistyped]) {
      const page = await visit(gone)
      const html = await page.text()
      expect(page.status, gone).toBe(404)
      expect(html).toContain('This link is no longer shared')
      for (const word of ['router', '404', '<a ', '<script', '<form', 'Log in']) expect(html).not.toContain(word)
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(gzipSync(html).length).toBeLessThan(10_000)
    }
    const embed = await visit(`${path}/embed`)
    expect(await embed.text()).toContain('This link is no longer shared')
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(embed.headers.get('x-frame-options')).toBeNull()
    for (const form of ['/feed.xml', '/feed.json', '/card.jpg']) {
      const other = await visit(path + form)
      expect([other.status, await other.text()]).toEqual([404, 'This link is no longer shared'])
    }
    const call = await visit(`/api/gifts/${path.slice(3)}`, { json: GUEST })
    expect([call.status, (await call.json<{ message: string }>()).message]).toEqual([
      404,
      'This share no longer exists',
    ])
    const list = await newShare(world, { of: { list: 'collection' } })
    const beyond = await visit(`${list.path}?page=9`)
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, list.url])
  })

  it('can be taken down by an administrator, with an entry in the audit log', async () => {
    const world = await newShelf()
    const { path, id } = await newShare(world, { of: { list: 'collection' } })
    const admin = await newPerson('admin')
    const remove = (by: Person, token = path.slice(3)) => by.call(`/api/admin/shares/${token}`, { method: 'DELETE' })
    expect((await remove(world.person)).status).toBe(403)
    expect((await remove(admin, 'x'.repeat(22))).status).toBe(404)
    expect((await remove(admin)).status).toBe(204)
    expect((await visit(path)).status).toBe(404)
    expect(await (await world.person.call(`/api/shares/${id}`)).json()).toMatchObject({ isRemoved: true })
    const [entry] = (await (await admin.call('/api/admin/audit-log?action=share-removed')).json()) as object[]
    expect(entry).toMatchObject({ actor: { id: admin.id }, subject: { id: world.person.id } })
  })

  it('is previewed before it is made, with what its link will show and nothing else', async () => {
    const world = await newShelf()
    const preview = (share: object | string, by = world.person) =>
      by.call(`/api/share-preview?${new URLSearchParams({ share: JSON.stringify(share) })}`)
    const of = { crate: world.crate }
    for (const name of SHOWN) {
      const html = await (await preview({ of, shows: { [name]: true } })).text()
      for (const [other, words] of Object.entries(MARKS))
        for (const word of words.slice(0, 1)) expect(html.includes(word), `${name}, ${other}`).toBe(other === name)
    }
    expect(await (await preview({ of, title: 'For breakfast' })).text()).toContain('For breakfast</h1>')
    expect((await preview({ of }, await newPerson())).status).toBe(404)
    const wrong = await world.person.call('/api/share-preview?share={')
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: 'invalid', fields: { share: expect.anything() } },
    ])
    expect(await (await preview({ of: { list: 'both' } })).json()).toMatchObject({
      fields: { 'share.of.list': expect.anything() },
    })
  })

  it('tells its owner alone why it is empty, and shows what the public list has named', async () => {
    const world = await newShelf()
    const { person, albums } = world
    const crate = await createCrate(ctxOf(person.id), { name: 'Secret', albumIds: [albums[2] ?? 0] })
    const share = await newShare(world, { of: { crate: crate.id } })
    const options = { share: JSON.stringify({ of: { crate: crate.id } }) }
    const preview = async () => (await person.call(`/api/share-preview?${new URLSearchParams(options)}`)).text()
    const why = '1 album is left out'
    expect(await preview()).toContain(why)
    expect(await (await visit(share.path, { cookie: person.cookie })).text()).toContain(why)
    expect(await (await visit(share.path)).text()).not.toContain(why)
    const listed = { ...fanAlbum(1), title: 'Zwielicht-hidden', artist: 'Secret', sourceKey: 'a4712' }
    await syncShelf(person, [{ ...listed, list: 'wishlist' } as never])
    expect(await preview()).toContain(why)
    await syncShelf(person, [{ ...listed, isPublic: true } as never])
    expect(await preview()).toContain('Zwielicht-hidden')
    // The list may also come from the person's own browser.
    await RECORDS.prepare('UPDATE album SET is_public = NULL WHERE user_id = ?').bind(person.id).run()
    expect(await preview()).toContain(why)
    const album = { title: 'Zwielicht-hidden', artist: 'Secret', itemType: 'album', itemId: 4712 }
    await bringIn(person.id, { format: 'json', crates: [], rows: [{ row: 1, album, isPublic: true }] })
    expect(await preview()).toContain('Zwielicht-hidden')
    await RECORDS.prepare('UPDATE share_list SET found_at = 0').run()
    expect(await (await visit(share.path)).text()).toContain('Zwielicht-hidden')
  })

  it('is the only one of what it shows, however often and at once it is asked for', async () => {
    const world = await newShelf()
    const { person } = world
    const query = '?q=water'
    for (const of of [{ crate: world.crate }, { list: 'wishlist' }, { query }, { year: 2019 }]) {
      const ask = (more: object = {}) => person.call('/api/shares', { json: { of, ...more } })
      const answers = await Promise.all([ask({ title: 'First' }), ask({ title: 'First' }), ask({ title: 'First' })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
      const again = await ask({ title: 'Second', shows: { notes: true }, listed: true })
      expect(again.status).toBe(200)
      const shares = (await Promise.all([...answers, again].map((answer) => answer.json()))) as OwnShare[]
      expect(new Set(shares.map(({ url }) => url)).size).toBe(1)
      // What is sent with it is applied, what is not sent stays.
      expect(shares.at(-1)).toMatchObject({ title: 'Second', listed: true, shows: { notes: true } })
      const last = (await (await ask({ shows: { tags: true }, expires: NEXT_YEAR })).json()) as OwnShare
      const shows = { notes: true, tags: true }
      expect(last).toMatchObject({ title: 'Second', listed: true, expires: NEXT_YEAR, isOver: false, shows })
      // One whose end has come is shown again.
      expect(await (await ask({ expires: YESTERDAY })).json()).toMatchObject({ isOver: true })
      const path = last.url?.slice(ORIGIN.length) ?? ''
      expect((await visit(path)).status).toBe(404)
      expect(await (await ask()).json()).toMatchObject({ expires: null, isOver: false, title: 'Second', url: last.url })
      expect((await visit(path)).status).toBe(200)
    }
    expect(await (await person.call('/api/shares')).json()).toHaveLength(4)
    await newShare({ person: await newPerson() }, { of: { list: 'wishlist' } })
    const [first] = (await (await person.call('/api/shares')).json()) as OwnShare[]
    await person.call(`/api/shares/${first?.id}`, { method: 'DELETE' })
    const next = await newShare(world, { of: { year: 2019 } })
    expect(next.url).not.toBe(first?.url)
    expect((await visit(first?.url?.slice(ORIGIN.length) ?? '')).status).toBe(404)
  })

  it('names who shares it only if that is wanted, in all forms that say so', async () => {
    const world = await newShelf()
    const share = await newShare(world, { of: { crate: world.crate } })
    const forms = async () =>
      Promise.all(
        [share.path, `${share.path}/feed.xml`, `${share.path}/feed.json`, oembedOf(share.url)].map(async (path) =>
          (await visit(path)).text(),
        ),
      )
    for (const text of await forms()) expect(text).not.toContain('Marit')
    const change = (sharer: string) =>
      world.person.call(`/api/shares/${share.id}`, { method: 'PATCH', json: { sharer } })
    expect(await (await change('Marit <Vos>')).json()).toMatchObject({ sharer: 'Marit <Vos>' })
    const [page, ...others] = await forms()
    expect(page).toContain('Shared by Marit &lt;Vos&gt;')
    for (const text of others) expect(text).toContain('Marit')
    expect((await change('x'.repeat(61))).status).toBe(400)
    await change('')
    for (const text of await forms()) expect(text).not.toContain('Marit')
  })

  it('says what its albums cost together, about where there are several currencies', async () => {
    const world = await newShelf()
    const share = await newShare(world, { of: { crate: world.crate }, shows: { prices: true } })
    const totals = async () => /text-lede text-ink-2"><p>([^<]+)/.exec(await (await visit(share.path)).text())?.[1]
    expect(await totals()).toBe('2 albums · €77.31 together')
    await RECORDS.prepare("UPDATE album SET price = 1000, currency = 'JPY' WHERE id = ?").bind(world.albums[1]).run()
    const rates =
      "INSERT OR REPLACE INTO rate (currency, per_usd, day) VALUES ('EUR', 0.5, '2026-01-01'), ('JPY', 100, '2026-01-01')"
    await RECORDS.prepare(rates).run()
    expect(await totals()).toBe('2 albums · About €82 together')
    await RECORDS.prepare("DELETE FROM rate WHERE currency = 'JPY'").run()
    expect(await totals()).toBe('2 albums · €77.31 and ¥1,000 together')
  })

  it('is one of 200', async () => {
    const world = await newShelf()
    await ACCOUNTS.prepare(
      `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?2)
        INSERT INTO share (user_id, token_hash, seed, query, shows, view, created_at)
        SELECT ?1, ?1 || value, 's', '?q=' || value, '{}', 'wall', 0 FROM n`,
    )
      .bind(world.person.id, LIMITS.sharesPerPerson)
      .run()
    const response = await world.person.call('/api/shares', { json: { of: { list: 'collection' } } })
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'limit-exceeded' }])
  })

  it('is asked for 60 times a minute from one network', async () => {
    const { path } = await newShare(await newShelf(), { of: { list: 'collection' } })
    const headers = newNetwork()
    const statuses: number[] = []
    // A minute may end meanwhile.
    while (statuses.at(-1) !== 429 && statuses.length <= 121)
      statuses.push((await call(`${path}/embed`, { headers })).status)
    expect(statuses.length).toBeGreaterThan(60)
    const refused = await call(path, { headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

describe('what is off', () => {
  it('Of what is off in a share, nothing appears in any of its forms, whatever else is on', {
    tags: 'promise',
  }, async ({ annotate }) => {
    const world = await newShelf()
    const share = await newShare(world, { of: { crate: world.crate } })
    let looked = 0
    const all = 2 ** SHOWN.length
    const single = [0, all - 1, ...SHOWN.flatMap((_, bit) => [1 << bit, all - 1 - (1 << bit)])]
    const masks = runs(0, 1) ? Array.from({ length: all }, (_, mask) => mask) : single
    for (const mask of masks) {
      const shows = Object.fromEntries(SHOWN.map((name, bit) => [name, Boolean(mask & (1 << bit))]))
      const view = mask % 2 ? 'wall' : 'list'
      await world.person.call(`/api/shares/${share.id}`, { method: 'PATCH', json: { shows, view } })
      if (looked === 0) {
        const { of } = (await (await world.person.call(`/api/shares/${share.id}/card`)).json()) as { of: string }
        const put = await world.person.call(`/api/shares/${share.id}/card/${of}`, { method: 'PUT', body: JPEG })
        expect(put.status).toBe(204)
      }
      const seen: string[] = []
      for (const path of [...FORMS.map((form) => share.path + form), oembedOf(share.url)]) {
        const response = await visit(path)
        expect([200, 302]).toContain(response.status)
        const body = Buffer.from(await response.arrayBuffer()).toString()
        const text = `${JSON.stringify([...response.headers])}\n${body}`
        seen.push(text)
        for (const name of SHOWN)
          if (!shows[name]) for (const mark of MARKS[name]) expect(text, `${name} in ${path}`).not.toContain(mark)
        for (const never of [...NEVER, world.person.id, world.person.email, 'Person '])
          expect(text, `${never} in ${path}`).not.toContain(never)
        looked += 1
      }
      // The marks are what shows where it is on.
      for (const name of SHOWN) if (shows[name]) expect(seen.join(), name).toContain(MARKS[name][0])
    }
    expect(looked).toBe(masks.length * 6)
    await annotate(`${masks.length} choices × 6 forms, 0 fields that are off`, 'figure')
  })
})

describe('the forms', () => {
  it('are allowed what they need: only the embedded one may be framed, only the page frames Bandcamp', async () => {
    const { path } = await newShare(await newShelf(), { of: { list: 'collection' } })
    const page = (await visit(path)).headers
    expect(page.get('content-security-policy')).toContain(
      "frame-src https://bandcamp.com; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(page.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(page.get('x-frame-options')).toBe('DENY')
    expect(page.get('x-robots-tag')).toBe('noindex')
    const embed = (await visit(`${path}/embed`)).headers
    expect(embed.get('content-security-policy')).toContain(
      "frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    )
    expect(embed.get('x-frame-options')).toBeNull()
  })

  it('play what has a number or the address of a release, and nothing else', async () => {
    const person = await newPerson()
    for (const bandcampUrl of ['https://tide.bandcamp.com/album/low-water', 'https://tide.example/about', ''])
      await person.call('/api/albums', {
        json: { list: 'collection', title: `Tide ${bandcampUrl}`, artist: 'Harbour', bandcampUrl },
      })
    const album = { title: 'Numbered', artist: 'Harbour', itemType: 'track', itemId: 4713 }
    await bringIn(person.id, { format: 'json', crates: [], rows: [{ row: 1, album }] })
    const { path } = await newShare({ person }, { of: { list: 'collection' } })
    const players = [...(await (await visit(path)).text()).matchAll(/data-play="([^"]*)"/g)].map(([, player]) => player)
    expect(players.sort()).toEqual(['track=4713', 'url=https%3A%2F%2Ftide.bandcamp.com%2Falbum%2Flow-water'])
  })

  it('are an Atom feed, a JSON Feed, oEmbed, Open Graph and linked data', async () => {
    const world = await newShelf()
    const share = await newShare(world, {
      of: { crate: world.crate },
      title: 'Mine & "yours"',
      listed: true,
    })
    const atom = await visit(`${share.path}/feed.xml`)
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await atom.text()
    expect(xml).toContain('<title>Mine &#38; &#34;yours&#34;</title>')
    expect(xml.match(/<entry>/g)).toHaveLength(2)
    expect(xml.match(/<updated>\d{4}-\d\d-\d\dT00:00:00\.000Z<\/updated>/g)).toHaveLength(3)
    const json = await (await visit(`${share.path}/feed.json`)).json()
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: share.url,
      feed_url: `${share.url}/feed.json`,
      items: [{ id: expect.stringMatching(/^tag:[\w.-]+,2026:share-\d+\/album-\d+$/) }, {}],
    })
    const token = share.path.slice(3)
    const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)
    expect(ids.slice(1)).toEqual((json as { items: { id: string }[] }).items.map(({ id }) => id))
    expect(ids.join()).not.toContain(token)
    const embed = (await (await visit(`${oembedOf(share.url)}&maxwidth=300`)).json()) as { html: string }
    expect(embed).toMatchObject({ version: '1.0', type: 'rich', width: 300, height: 280, title: 'Mine & "yours"' })
    expect(embed.html).toContain(`src="${share.url}/embed"`)
    expect((await visit(`${oembedOf(share.url)}&format=xml`)).status).toBe(501)
    const html = await (await visit(share.path)).text()
    expect(html).not.toContain('noindex')
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
      expect(html).toContain(`<meta property="${property}"`)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 })
  })

  it('have a preorder without a date to come, under the same id and first once it is out', async () => {
    const person = await newPerson()
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
    const years = [day(700).slice(0, 4), day(1_500).slice(0, 4)]
    const [soon = 0] = await insertAlbums(
      ctxOf(person.id),
      [day(700), years[1], '2019-05-06'].map((releaseDate, index) => ({
        title: `Album ${index}`,
        artist: 'Ferro',
        bandcampUrl: null,
        list: 'wishlist' as const,
        releaseDate,
      })),
    )
    const { path } = await newShare({ person }, { of: { list: 'wishlist' } })
    type Item = { id: string; title: string; content_text: string; date_modified: string }
    const read = async () => (await (await visit(`${path}/feed.json`)).json<{ items: Item[] }>()).items
    const before = await read()
    expect(before.map(({ content_text }) => content_text)).toEqual(['2019', 'Preorder', 'Preorder'])
    const xml = await (await visit(`${path}/feed.xml`)).text()
    for (const year of years) expect(xml + JSON.stringify(before)).not.toContain(year)
    for (const { date_modified } of before) expect(date_modified <= new Date().toISOString()).toBe(true)
    // It has come out, and nobody wrote anything since it was added.
    await RECORDS.prepare('UPDATE album SET changed = changed - 10 * 86400000 WHERE user_id = ?').bind(person.id).run()
    await RECORDS.prepare('UPDATE album SET release_date = ? WHERE id = ?').bind(day(-2), soon).run()
    const [out] = await read()
    expect(out).toMatchObject({
      id: before.find(({ title }) => title.includes('Album 0'))?.id,
      content_text: day(-2).slice(0, 4),
      date_modified: `${day(-2)}T00:00:00.000Z`,
    })
  })

  it('have the picture that was drawn of what is shown now, a JPEG of at most 200 kB', async () => {
    const world = await newShelf()
    const { id, path } = await newShare(world, { of: { crate: world.crate } })
    const contents = async () => (await (await world.person.call(`/api/shares/${id}/card`)).json()) as { of: string }
    const put = async (bytes: number[] | Uint8Array<ArrayBuffer>) =>
      (
        await world.person.call(`/api/shares/${id}/card/${(await contents()).of}`, {
          method: 'PUT',
          body: new Uint8Array(bytes),
        })
      ).status
    const picture = async () => (await visit(`${path}/card.jpg`)).headers.get('content-type')
    expect(await contents()).toMatchObject({ title: 'Sundays', total: 2, albums: [{ title: 'Second <b>&' }, {}] })
    expect((await visit(`${path}/card.jpg`)).headers.get('location')).toBe(`${ORIGIN}/share.png`)
    expect(await put(PNG)).toBe(400)
    expect(await put([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9])).toBe(400)
    expect(await put([...JPEG, ...new TextEncoder().encode('<script>')])).toBe(400)
    expect(await put(withSize(JPEG, 1_201, 630))).toBe(400)
    const large = new Uint8Array(LIMITS.shareCardBytes + 1)
    expect(await put(large)).toBe(413)
    expect(await put(withSegment(JPEG, 0xe1, 'Exif\0\0somewhere'))).toBe(204)
    expect(await picture()).toBe('image/jpeg')
    expect(new Uint8Array(await (await visit(`${path}/card.jpg`)).arrayBuffer())).toEqual(JPEG)
    await world.person.call(`/api/crates/${world.crate}/albums`, {
      method: 'DELETE',
      json: { albumIds: [world.albums[0]] },
    })
    expect(await picture()).toBeNull()
  })
})

describe('a year', () => {
  /** What is shown of a year only where it is chosen, and what is never. */
  const OF_YEAR = {
    ratings: ['Best of what came out in 2019', '4 stars', '★'],
    tags: ['zwielicht-tag', 'zwielicht-own'],
    prices: ['Paid €54.00 for 1 of'],
    hidden: ['Zwielicht-hidden'],
  }
  const NEVER_OF_YEAR = [
    ...NEVER,
    'Zwielicht-note',
    'Zwielicht-day',
    'Zwielicht-track',
    '77.31',
    'Mar 11',
    'March 11',
    '2019-03-11',
  ]

  async function newYear() {
    const world = await newShelf()
    const { person, albums } = world
    await RECORDS.batch([
      RECORDS.prepare('UPDATE album SET paid = 5400, paid_currency = ?, purchased_at = ? WHERE id = ?').bind(
        'EUR',
        Date.UTC(2019, 4, 6),
        albums[0],
      ),
      RECORDS.prepare('UPDATE album SET added_at = ? WHERE id IN (?, ?)').bind(
        Date.UTC(2019, 4, 6),
        albums[1],
        albums[2],
      ),
    ])
    const hear = (album: number | undefined, at: string) =>
      person.call(`/api/albums/${album}/listens`, { json: { at, rating: 4, note: 'Zwielicht-day' } })
    for (const at of ['2019-03-11T10:00', '2019-03-12T10:00']) await hear(albums[0], at)
    await hear(albums[2], '2019-03-11T10:00')
    return { ...world, share: await newShare(world, { of: { year: 2019 } }) }
  }
  const show = (person: Person, { id }: OwnShare, shows: object) =>
    person.call(`/api/shares/${id}`, { method: 'PATCH', json: { shows } })

  it('is shared with what is chosen, in every form, and never with days, notes or prices of the shop', async () => {
    const { person, share } = await newYear()
    expect(share).toMatchObject({ of: { kind: 'year', year: 2019 }, title: '', gift: null })
    const names = Object.keys(OF_YEAR) as (keyof typeof OF_YEAR)[]
    for (const mask of Array.from({ length: 2 ** names.length }, (_, mask) => mask)) {
      const chosen = Object.fromEntries(names.map((name, bit) => [name, Boolean(mask & (1 << bit))]))
      // What a year does not have is of no effect.
      await show(person, share, { ...chosen, notes: true, tracks: true })
      const page = await (await visit(share.path)).text()
      for (const name of names)
        for (const mark of OF_YEAR[name]) expect(page.includes(mark), `${mark} with ${mask}`).toBe(chosen[name])
      for (const form of FORMS) {
        const response = await visit(share.path + form)
        const body = `${JSON.stringify([...response.headers])} ${await response.text()}`
        for (const name of names)
          if (!chosen[name]) for (const mark of OF_YEAR[name]) expect(body, `${mark} in ${form}`).not.toContain(mark)
        for (const never of [...NEVER_OF_YEAR, person.id, person.email, '/app'])
          expect(body, `${never} in ${form}`).not.toContain(never)
      }
    }
    const page = await visit(share.path)
    const html = await page.text()
    expect(html).toContain('2019 in albums</h1>')
    expect(html).toContain('3 listens, 2 albums')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain(`property="og:image" content="${share.url}/card.jpg"`)
  })

  it('counts only itself, follows the diary, has a feed of its albums, and is shown by other sites', async () => {
    const world = await newYear()
    const { person, albums, share } = world
    expect(await (await visit(share.path)).text()).toContain('2 listens, 1 album')
    const json = (await (await visit(`${share.path}/feed.json`)).json()) as { items: object[] }
    expect(json).toMatchObject({ title: '2019 in albums', items: [{}, {}] })
    expect(await (await visit(`${share.path}/embed`)).text()).toContain('2 albums')
    expect(await (await visit(oembedOf(share.url))).json()).toMatchObject({ title: '2019 in albums' })
    const { total, title } = (await (await person.call(`/api/shares/${share.id}/card`)).json()) as Record<
      string,
      unknown
    >
    expect([total, title]).toEqual([2, '2019 in albums'])
    await person.call(`/api/albums/${albums[0]}/listens`, { json: { at: '2018-12-31T23:59:59' } })
    await person.call(`/api/albums/${albums[0]}/listens`, { json: { at: '2019-12-31T23:59:59' } })
    const html = await (await visit(share.path)).text()
    expect(html).toContain('3 listens, 1 album')
    expect(html).not.toContain('Heard for the first time')
    const empty = await newShare(world, { of: { year: 1999 }, title: 'Before all that' })
    const nothing = await (await visit(empty.path)).text()
    expect(nothing).toContain('Before all that</h1>')
    expect(nothing).toContain('There are no albums to show here')
    const preview = await person.call(
      `/api/share-preview?${new URLSearchParams({ share: JSON.stringify({ of: { year: 2019 }, shows: { tags: true } }) })}`,
    )
    expect(await preview.text()).toMatch(/2019 in albums<\/h1>.*zwielicht-own/s)
  })

  it('is named in the list of shares, expires, is revoked, and is nobody else’s to change', async () => {
    const { person, share } = await newYear()
    const stranger = await newPerson()
    const of = { kind: 'year', year: 2019 }
    expect(await (await person.call('/api/shares')).json()).toMatchObject([{ id: share.id, of, url: share.url }])
    const own = `/api/shares/${share.id}`
    expect((await stranger.call(own)).status).toBe(404)
    expect((await stranger.call(own, { method: 'DELETE' })).status).toBe(404)
    expect((await call('/api/shares', { json: { of: { year: 2019 } } })).status).toBe(401)
    await person.call(own, { method: 'PATCH', json: { expires: YESTERDAY } })
    for (const form of FORMS) expect((await visit(share.path + form)).status, form).toBe(404)
    await person.call(own, { method: 'PATCH', json: { expires: NEXT_YEAR } })
    expect((await visit(share.path)).status).toBe(200)
    expect((await person.call(own, { method: 'DELETE' })).status).toBe(200)
    for (const form of FORMS) expect((await visit(share.path + form)).status, form).toBe(404)
  })

  it('is one from 1900 to 2099, and no gift list', async () => {
    const { person, share } = await newYear()
    for (const year of [1899, 2100, 2019.5, '2019', null])
      expect(await (await person.call('/api/shares', { json: { of: { year } } })).json()).toMatchObject({
        code: 'invalid',
        fields: { 'of.year': expect.anything() },
      })
    const gift = { until: NEXT_YEAR }
    const made = person.call('/api/shares', { json: { of: { year: 2019 }, gift } })
    const changed = person.call(`/api/shares/${share.id}`, { method: 'PATCH', json: { gift } })
    for (const response of await Promise.all([made, changed]))
      expect([response.status, await response.json()]).toMatchObject([400, { fields: { gift: expect.anything() } }])
  })

  it('takes two reads that wait for one another, and 30 kB compressed', async () => {
    const { share } = await newYear()
    const { inARow, statements, text } = await countedCall({ cookie: '' } as Person, share.path, {
      headers: newNetwork() as Record<string, string>,
    })
    expect(gzipSync(text).length).toBeLessThan(30_000)
    // Finding the share, eight of its year in a batch, counting the visit.
    expect([inARow, statements]).toEqual([2, 9])
  })
})

describe('a gift list', () => {
  const newGiftList = async () => {
    const world = await newShelf()
    return { world, share: await newShare(world, { of: { crate: world.crate }, gift: { until: NEXT_YEAR } }) }
  }
  const give = (path: string, album: number | undefined, guest: object, method = 'PUT', cookie?: string) =>
    visit(`/api/gifts/${path.slice(3)}/${album}`, { method, json: guest, ...(cookie && { cookie }) })

  it('has each album given once, by one of 20 guests at once, who alone can take it back', async () => {
    const { world, share } = await newGiftList()
    const guests = Array.from({ length: 20 }, (_, index) => ({
      guest: `${index}`.padStart(32, 'g'),
      name: `Guest ${index}`,
    }))
    const answers = await Promise.all(guests.map((guest) => give(share.path, world.albums[0], guest)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const winner = guests[statuses.indexOf(204)] as { guest: string }
    const loser = guests[statuses.indexOf(409)] as { guest: string }
    expect((await give(share.path, world.albums[0], winner)).status).toBe(204)
    expect((await give(share.path, world.albums[0], { guest: loser.guest }, 'DELETE')).status).toBe(404)
    expect(await (await visit(share.path)).text()).toContain('data-taken="true"')
    expect((await give(share.path, world.albums[0], { guest: winner.guest }, 'DELETE')).status).toBe(204)
    expect((await give(share.path, world.albums[0], loser)).status).toBe(204)
    // Not in the crate, or hidden.
    expect((await give(share.path, world.albums[2], GUEST)).status).toBe(404)
    expect((await give(share.path, 1e9, GUEST)).status).toBe(404)
    expect((await give(share.path, world.albums[0], { guest: 'short' })).status).toBe(400)
  })

  it('shows its owner nothing until the day, which can only be put off, and then who gives what', async () => {
    const { world, share } = await newGiftList()
    const { person } = world
    const look = async () => {
      const paths = [...FORMS.map((form) => share.path + form), oembedOf(share.url)]
      const api = [
        '/api/shares',
        `/api/shares/${share.id}`,
        `/api/shares/${share.id}/card`,
        `/api/shares/${share.id}/gifts`,
      ]
      const more = [EVERYTHING, '/api/export/collection', '/api/export/albums', '/api/albums', '/api/crates']
      const texts = []
      for (const path of [...paths, ...api, ...more]) {
        const response = await visit(path, { cookie: person.cookie })
        const text = (await response.text()).replace(/"(?:epoch|exportedAt)":"[^"]*"|"[0-9a-f-]{36}"/g, '')
        texts.push(`${path} ${response.status} ${response.headers.get('etag')} ${text}`)
      }
      return texts
    }
    await look()
    const before = await look()
    expect((await give(share.path, world.albums[0], { ...GUEST, name: 'Marit' })).status).toBe(204)
    expect(await look()).toEqual(before)
    expect((await give(share.path, world.albums[0], GUEST, 'PUT', person.cookie)).status).toBe(403)
    const patch = (until: string) =>
      person.call(`/api/shares/${share.id}`, { method: 'PATCH', json: { gift: { until } } })
    expect((await patch(YESTERDAY)).status).toBe(400)
    expect((await patch(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))).status).toBe(400)
    expect((await patch(NEXT_YEAR)).status).toBe(200)
    expect((await person.call(`/api/shares/${share.id}/gifts`)).status).toBe(409)
    await ACCOUNTS.prepare('UPDATE share SET gift_until = 1 WHERE id = ?').bind(share.id).run()
    expect(await (await person.call(`/api/shares/${share.id}/gifts`)).json()).toEqual([
      { album: { title: 'Low Water Songs', artist: 'Harbour Lights' }, guest: 'Marit' },
    ])
    expect((await give(share.path, world.albums[1], GUEST)).status).toBe(409)
  })
})

describe('what guests have marked', () => {
  const guestOf = (letter: string) => ({ guest: letter.repeat(32) })
  const [ANNA, BEN] = [guestOf('a'), guestOf('b')]
  const newWishes = async () => {
    const person = await newPerson()
    const albums = await insertAlbums(
      ctxOf(person.id),
      ['One', 'Two', 'Three'].map((title) => ({
        title,
        artist: 'Ferro',
        bandcampUrl: null,
        list: 'wishlist' as const,
      })),
    )
    const { id, path } = await newShare({ person }, { of: { list: 'wishlist' }, gift: { until: NEXT_YEAR } })
    const token = path.slice(3)
    return {
      person,
      id,
      path,
      albums: albums as [number, number, number],
      give: (album: number, guest: object, network = newNetwork()) =>
        call(`/api/gifts/${token}/${album}`, { method: 'PUT', json: guest, headers: network }),
      takeBack: async (album: number, guest: object) =>
        (await visit(`/api/gifts/${token}/${album}`, { method: 'DELETE', json: guest })).status,
      marksOf: async (guest: object) => {
        const response = await visit(`/api/gifts/${token}`, { json: guest })
        return (await response.json<{ albums: number[] }>()).albums
      },
      page: async (cookie?: string) => (await visit(path, cookie ? { cookie } : {})).text(),
      change: async (path: string, json: object, method = 'POST') => {
        const response = await person.call(`/api/albums/${path}`, { method, json })
        expect(response.status, await response.clone().text()).toBeLessThan(300)
      },
    }
  }
  const GONE = 'No longer on the list'
  const takenOn = (html: string) => [...html.matchAll(/data-gift="(\d+)" data-taken/g)].map(([, id]) => Number(id))

  it('goes over to the album that stays when it is merged, and back when the merge is undone', async () => {
    const { albums, give, marksOf, page, change } = await newWishes()
    const [keep, other] = albums
    await give(other, ANNA)
    await change('merge', { keep, merge: [other] })
    expect(takenOn(await page())).toEqual([keep])
    expect(await page()).not.toContain(GONE)
    expect(await marksOf(ANNA)).toEqual([keep])
    expect((await give(keep, BEN)).status).toBe(409)
    await change('unmerge', { keep, merge: [other] })
    expect(await marksOf(ANNA)).toEqual([other])
    expect((await give(keep, BEN)).status).toBe(204)
    expect(takenOn(await page()).sort()).toEqual([keep, other].sort())
  })

  it('goes back when the merged album comes back from the trash', async () => {
    const { albums, give, marksOf, change } = await newWishes()
    const [keep, other, third] = albums
    await give(other, ANNA)
    await change('merge', { keep, merge: [other] })
    await change('merge', { keep: third, merge: [keep] })
    expect(await marksOf(ANNA)).toEqual([third])
    await change('restore', { albumIds: [other] })
    expect(await marksOf(ANNA)).toEqual([other])
  })

  it('stays with the first of two guests when both gave what is merged; the other sees that it left the list', async () => {
    const { albums, give, takeBack, marksOf, page, change } = await newWishes()
    const [keep, other] = albums
    await give(other, ANNA)
    await give(keep, BEN)
    await change('merge', { keep, merge: [other] })
    expect([await marksOf(ANNA), await marksOf(BEN)]).toEqual([[other], [keep]])
    const html = await page()
    expect(html).toContain(GONE)
    expect(takenOn(html).sort()).toEqual([keep, other].sort())
    // What was marked since the merge is not another album's.
    expect(await takeBack(keep, BEN)).toBe(204)
    await give(keep, guestOf('c'))
    await change('unmerge', { keep, merge: [other] })
    expect([await marksOf(ANNA), await marksOf(guestOf('c'))]).toEqual([[other], [keep]])
  })

  it('is shown as no longer on the list once its owner bought, deleted or moved it, and to the owner not at all', async () => {
    const { person, albums, give, takeBack, marksOf, page, change } = await newWishes()
    const [bought, deleted, free] = albums
    await give(bought, ANNA)
    await give(deleted, BEN)
    const before = await page(person.cookie)
    await change(`${bought}`, { list: 'collection' }, 'PATCH')
    await change(`${deleted}`, {}, 'DELETE')
    const html = await page()
    const gone = html.slice(html.indexOf(GONE), html.indexOf('</ul>', html.indexOf(GONE)))
    expect(html).toContain(GONE)
    expect(gone).toContain('One by Ferro')
    expect(gone).toContain('Two by Ferro')
    expect(gone).not.toContain('Three')
    expect(takenOn(html).sort()).toEqual([bought, deleted].sort())
    expect([await marksOf(ANNA), await marksOf(BEN)]).toEqual([[bought], [deleted]])
    const own = await page(person.cookie)
    expect(before).toContain('Three')
    for (const hidden of [GONE, 'One by Ferro', 'data-taken']) expect(own).not.toContain(hidden)
    expect((await give(bought, BEN)).status).toBe(404)
    expect(await takeBack(bought, ANNA)).toBe(204)
    await change('restore', { albumIds: [deleted] })
    expect(await page()).not.toContain(GONE)
    expect(takenOn(await page())).toEqual([deleted])
    expect((await give(free, ANNA)).status).toBe(204)
  })

  it('can be cleared by the owner, who learns nothing, and by nobody else', async () => {
    const { person, id, albums, give, marksOf, page } = await newWishes()
    const clear = (who = person) => who.call(`/api/shares/${id}/gifts`, { method: 'DELETE' })
    const answerOf = async (response: Response) => [response.status, await response.text()]
    const empty = await answerOf(await clear())
    await give(albums[0], ANNA)
    const other = await newPerson()
    expect((await clear(other)).status).toBe(404)
    expect(await marksOf(ANNA)).toEqual([albums[0]])
    expect(await answerOf(await clear())).toEqual(empty)
    expect(await marksOf(ANNA)).toEqual([])
    expect(takenOn(await page())).toEqual([])
    expect((await give(albums[0], BEN)).status).toBe(204)
  })

  it('is 10 an hour from one network and of one browser, then 429 that says so', async () => {
    const { albums, give } = await newWishes()
    const network = newNetwork()
    const statuses = []
    for (let index = 0; index < 11; index += 1)
      statuses.push((await give(albums[index % 3] ?? 0, guestOf(String.fromCharCode(97 + index)), network)).status)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    const mine = []
    for (let index = 0; index < 11; index += 1) mine.push(await give(albums[0], guestOf('z')))
    const refused = mine.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await refused?.json()).toMatchObject({
      message: 'You can mark 10 albums an hour. Please try again in 1 hour.',
    })
    expect((await give(albums[1], guestOf('y'))).status).not.toBe(429)
  })
})

it('keeps the token of a share out of the log', async () => {
  const { path } = await newShare(await newShelf(), { of: { list: 'collection' } })
  const lines: string[] = []
  const { error } = console
  console.error = (line: string) => lines.push(line)
  try {
    const broken = {
      ...env,
      DB: {
        ...env.DB,
        prepare: () => {
          throw new Error('down')
        },
        withSession: () => env.DB,
      },
    }
    const context = createExecutionContext()
    await app.fetch(new Request(ORIGIN + path, { headers: newNetwork() }), broken as never, context)
    await waitOnExecutionContext(context)
  } finally {
    console.error = error
  }
  expect(lines.join()).toContain('/s/…')
  expect(lines.join()).not.toContain(path.slice(3))
})
