import { eq } from 'drizzle-orm'
import { inspectRoutes } from 'hono/dev'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { app } from '#worker/app.ts'
import { session } from '#worker/db/schema.ts'
import { ACCOUNTS } from '../databases.ts'
import { accounts, newNetwork, newPerson } from '../people.ts'
import { rowsOf } from '../rows.ts'
import { answerOutside, ask, askAsListed, type Row, ROWS as rows, TABLE, type Things, thingsOf } from './route-table.ts'

const ROLES = ['user', 'test', 'admin'] as const
const DAY = 86_400_000

beforeEach(answerOutside)

/** A person's rows, but for sessions and for what counts that somebody looked at a share. */
async function keptRows(userId: string) {
  const { share = [], ...rows } = await rowsOf(userId, ['session'])
  return { ...rows, share: share.map(({ visits: _, ...row }) => row) }
}

const registered = [
  ...new Set(
    inspectRoutes(app)
      .filter((route) => !route.isMiddleware)
      .map(({ method, path }) => `${method} ${path}`),
  ),
].sort()

it('has a row for every route', () => {
  expect(Object.keys(TABLE).sort()).toEqual(registered)
})

/**
 * A caller without rights: the status it expects, its cookie for a request, which is one that no call was made with if it `isNew`, and the
 * things of somebody that it names.
 */
type Caller = {
  name: string
  expected: (row: Row) => number
  cookie: (isNew: boolean) => Promise<string | undefined>
  things: Things
}

/** Somebody whose old cookie still names a session of theirs that must not count any more, because of `change`. */
async function formerCaller(name: string, { expiresIn = DAY, change = '' }): Promise<Caller> {
  const person = await newPerson()
  const things = await thingsOf(person)
  const [kept] = await accounts().select().from(session).where(eq(session.userId, person.id))
  if (!kept) throw new Error('No session')
  if (change) await ACCOUNTS.prepare(`UPDATE user SET ${change} WHERE id = ?`).bind(person.id).run()
  const isClosed = change !== ''
  const expected = ({ nobody, closed = nobody }: Row) =>
    nobody === 401 && name === 'banned person' ? 403 : isClosed ? closed : nobody
  const cookie = async () => {
    const expiresAt = new Date(Date.now() + expiresIn)
    // A request may have ended it.
    await accounts()
      .insert(session)
      .values({ ...kept, expiresAt })
      .onConflictDoUpdate({ target: session.id, set: { expiresAt } })
    return person.cookie
  }
  return { name, expected, cookie, things }
}

it('Every route answers each of nine callers as listed, and shows or changes nothing of somebody else', {
  tags: 'promise',
}, async ({ annotate }) => {
  const owner = await newPerson()
  const things = await thingsOf(owner)
  const former = [
    await formerCaller('expired session', { expiresIn: -1_000 }),
    await formerCaller('banned person', { change: 'banned_at = 1' }),
    await formerCaller('deleted person', { change: 'banned_at = 1, deleted_at = 1' }),
  ]
  const [token] = decodeURIComponent(owner.cookie).split('.')
  const forged = `${token}.${encodeURIComponent(btoa('x'.repeat(32)))}`
  let stranger = await newPerson()
  const strangerCookie = async (isNew: boolean) => {
    if (isNew) stranger = await newPerson()
    return stranger.cookie
  }
  const guests: Caller[] = [
    { name: 'nobody', expected: (row) => row.nobody, cookie: async () => undefined, things },
    { name: 'forged cookie', expected: (row) => row.nobody, cookie: async () => forged, things },
    ...former,
    { name: 'stranger', expected: (row) => row.stranger, cookie: strangerCookie, things },
  ]
  const wrong: string[] = []
  let answers = 0
  for (const { name, expected, cookie, things } of guests) {
    const before = await keptRows(things.person.id)
    for (const [key, row] of rows) {
      const response = await askAsListed(expected(row), async (isNew) => ask(key, row, things, await cookie(isNew)))
      const text = await response.text()
      answers += 1
      const asksForBearer = response.headers.get('www-authenticate') === 'Bearer realm="Gatefold"'
      if (asksForBearer !== (response.status === 401)) wrong.push(`${name}: ${key} says who may call in no header`)
      if (response.status !== expected(row)) wrong.push(`${name}: ${key} answers ${response.status}`)
      const code = { 401: 'signed-out', 404: 'not-found' }[response.status]
      if (code && key.includes(' /api/') && !text.startsWith(`{"code":"${code}","message":"`))
        wrong.push(`${name}: ${key} says ${text}`)
      if (text.includes(things.person.id) || text.includes(things.person.email))
        wrong.push(`${name}: ${key} shows ${text}`)
    }
    expect(await keptRows(things.person.id), name).toEqual(before)
  }
  const before = await rowsOf(owner.id)
  for (const role of ROLES) {
    let own = await thingsOf(await newPerson(role))
    for (const [key, row] of rows) {
      const response = await askAsListed(row[role], async (isNew) => {
        if (isNew) own = await thingsOf(await newPerson(role))
        return ask(key, row, own, own.person.cookie)
      })
      const text = await response.text()
      answers += 1
      if (response.status !== row[role]) wrong.push(`${role}: ${key} answers ${response.status}`)
      const isListed = role === 'admin' && /^GET .api.admin.(?:users|audit-log)$/.test(key)
      if (!isListed && (text.includes(owner.id) || text.includes(owner.email)))
        wrong.push(`${role}: ${key} shows ${text}`)
    }
    expect(await rowsOf(owner.id), role).toEqual(before)
  }
  expect(wrong).toEqual([])
  const callers = guests.length + ROLES.length
  await annotate(
    `${rows.length} routes × ${callers} callers, ${answers} answers, 0 wrong, 0 rows of others shown or changed`,
    'figure',
  )
})

const unchanged = new Map<Row['wrongAs'], Promise<{ things: Things; rows: Awaited<ReturnType<typeof rowsOf>> }>>()
/** Things of a person of this role, and all rows of that person, which the calls below leave as they are. */
function sameThings(role?: Row['wrongAs']) {
  const known = unchanged.get(role) ?? newPerson(role).then(thingsOf).then(withRows)
  unchanged.set(role, known)
  return known
}

const withRows = async (things: Things) => ({ things, rows: await rowsOf(things.person.id) })

afterAll(async () => {
  for (const known of unchanged.values()) {
    const { things, rows } = await known
    expect(await rowsOf(things.person.id)).toEqual(rows)
  }
})

const wrongCalls = rows.flatMap(([key, row]) => (row.wrong ?? []).map((wrong) => [key, wrong, row] as const))

it.each(wrongCalls)('returns 400 with field errors: %s %j', async (key, { json, query, fields }, row) => {
  const { things } = await sameThings(row.wrongAs)
  const [method, route = ''] = key.split(' ')
  const path = (row.path?.(things) ?? route).split('?')[0] + (query ?? '')
  const response = await things.person.call(path, {
    method,
    json,
    headers: newNetwork(),
  })
  expect(response.status).toBe(400)
  const body = (await response.json()) as { code: string; message: string; fields: Record<string, string> }
  expect(body).toEqual({ code: 'invalid', message: expect.any(String), fields: expect.any(Object) })
  expect(Object.keys(body.fields).sort()).toEqual(fields.toSorted())
  for (const message of Object.values(body.fields)) expect(message).not.toMatch(/^$|^Invalid/)
})

const bodied = rows.filter(([, row]) => row.json && row.wrong?.length)

it.each(bodied)('returns 400 for a body that is not JSON: %s', async (key, row) => {
  const { things } = await sameThings(row.wrongAs)
  const [method, route = ''] = key.split(' ')
  const response = await things.person.call(row.path?.(things) ?? route, {
    method,
    body: '{"half":',
    headers: { 'content-type': 'application/json', ...newNetwork() },
  })
  expect(response.status).toBe(400)
  const message = 'The body is not JSON'
  expect(await response.json()).toEqual({ code: 'invalid', message, fields: { body: message } })
})

it.each(rows.filter(([key]) => /^(?:POST|PUT|PATCH|DELETE) \/api\//.test(key)))(
  'returns 403 for a form from another site: %s',
  async (key, row) => {
    const { things } = await sameThings()
    const [method, route = ''] = key.split(' ')
    const response = await things.person.call(row.path?.(things) ?? route, {
      method,
      body: 'a=1',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ code: 'forbidden', message: 'This call came from another site' })
  },
)

it('returns 404 for unknown API paths', async () => {
  const person = await newPerson('admin')
  for (const path of ['/api/', '/api/nothing', '/api/albums/1/nothing', '/api/admin']) {
    for (const response of [await person.call(path), await person.call(path, { json: {} })]) {
      expect(response.status, path).toBe(404)
      expect(await response.json()).toEqual({ code: 'not-found', message: expect.any(String) })
    }
  }
})

it.each(['user', 'test'] as const)('does not let the role %s change its own role', async (role) => {
  const person = await newPerson(role)
  for (const [path, json] of [
    ['/api/auth/update-user', { role: 'admin' }],
    ['/api/auth/update-user', { name: 'N', role: 'admin' }],
    ['/api/auth/admin/set-role', { userId: person.id, role: 'admin' }],
    ['/api/auth/register', { displayName: 'N', role: 'admin' }],
    ['/api/user/preferences', { itemsPerPage: 10, role: 'admin' }],
  ] as const) {
    for (const method of ['POST', 'PATCH']) await person.call(path, { method, json })
    expect(await (await person.call('/api/auth/me')).json(), path).toMatchObject({ role })
  }
})
