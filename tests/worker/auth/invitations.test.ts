import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry, InvitationView } from '#domain/accounts/admin.ts'
import { purgeInvitations } from '#worker/db/admin/invitations.ts'
import { waitFor } from '../../wait-for.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { call, cookiesOf, newNetwork, newPerson, type Person, systemCtx } from '../people.ts'

collectMails()
beforeEach(() => ACCOUNTS.prepare('DELETE FROM invitation').run())

const DAY = 86_400_000
const over = { code: 'INVITATION_OVER', message: 'This invitation has expired or was used already. Ask for a new one.' }

async function invite(admin: Person) {
  const response = await admin.call('/api/admin/invitations', { json: {} })
  expect(response.status).toBe(201)
  const made = (await response.json()) as InvitationView & { link: string }
  const link = new URL(made.link)
  expect(link.pathname + link.search).toMatch(/^\/\?auth=register&invitation=[\w-]{32}$/)
  return { ...made, token: link.searchParams.get('invitation') ?? '' }
}
const open = (token: string, headers = newNetwork()) => call('/api/signup/invitation', { json: { token }, headers })
const account = (more = {}) => ({
  name: 'Marit',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'sleeve',
  ...more,
})
const signUp = (cookie: string, json = account()) =>
  call('/api/auth/sign-up/email', { json, cookie, headers: newNetwork() })
const list = async (admin: Person) => (await (await admin.call('/api/admin/invitations')).json()) as InvitationView[]
const log = async (admin: Person, action: string) =>
  (await (await admin.call(`/api/admin/audit-log?action=${action}`)).json()) as AuditEntry[]

describe('an invitation', () => {
  it('lets one person sign up while the gate is closed', async () => {
    const admin = await newPerson('admin')
    const { token } = await invite(admin)
    const headers = newNetwork()
    const answer = (password: string) => call('/api/signup/verify', { json: { password }, headers })
    for (let n = 0; n < 10; n += 1) await answer('no')
    expect((await answer('open sesame')).status).toBe(429)
    const opened = await open(token, headers)
    expect(opened.status).toBe(204)
    expect((await signUp(cookiesOf(opened))).status).toBe(200)
    const refused = await open(token)
    expect([refused.status, await refused.json()]).toEqual([403, over])
    expect(await list(admin)).toMatchObject([{ state: 'used', usedAt: expect.any(String) }])
  })

  it('makes one account of parallel sign-ups', async () => {
    const { token } = await invite(await newPerson('admin'))
    const passes = await Promise.all([1, 2, 3, 4].map(async () => cookiesOf(await open(token))))
    const answers = await Promise.all(passes.map((pass) => signUp(pass)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    const refused = answers.find(({ status }) => status === 403)
    expect(await refused?.json()).toMatchObject(over)
  })

  it('stays open if the sign-up fails', async () => {
    const admin = await newPerson('admin')
    const { token } = await invite(admin)
    const pass = cookiesOf(await open(token))
    expect((await signUp(pass, account({ email: admin.email }))).status).toBe(422)
    expect(await list(admin)).toMatchObject([{ state: 'open' }])
    expect((await signUp(pass)).status).toBe(200)
  })

  it.each([
    ['it has expired', 'UPDATE invitation SET expires_at = 1'],
    ['who made it is no longer an administrator', "UPDATE user SET role = 'user' WHERE id = ?1"],
    ['who made it is banned', 'UPDATE user SET banned_at = 1 WHERE id = ?1'],
  ])('opens nothing once %s, also with a pass from before', async (_, sql) => {
    const [admin, other] = [await newPerson('admin'), await newPerson('admin')]
    const { token } = await invite(admin)
    const pass = cookiesOf(await open(token))
    const statement = ACCOUNTS.prepare(sql)
    await (sql.includes('?1') ? statement.bind(admin.id) : statement).run()
    expect((await open(token)).status).toBe(403)
    expect(await (await signUp(pass)).json()).toMatchObject(over)
    expect(await list(other)).toMatchObject([{ state: 'expired' }])
  })

  it('opens nothing once it is revoked by any administrator, and a used one cannot be revoked', async () => {
    const [admin, other] = [await newPerson('admin'), await newPerson('admin')]
    const revoke = (id: number) => other.call(`/api/admin/invitations/${id}`, { method: 'DELETE' })
    const { id, token } = await invite(admin)
    expect((await revoke(id)).status).toBe(204)
    expect((await open(token)).status).toBe(403)
    expect((await revoke(id)).status).toBe(404)
    const used = await invite(admin)
    await signUp(cookiesOf(await open(used.token)))
    expect((await revoke(used.id)).status).toBe(404)
    expect(await list(admin)).toHaveLength(1)
  })

  it('is stored as a hash, and the list does not show its link', async () => {
    const admin = await newPerson('admin')
    const { token } = await invite(admin)
    const rows = await ACCOUNTS.prepare('SELECT * FROM invitation').all()
    expect(JSON.stringify([rows.results, await list(admin)])).not.toContain(token)
    expect(rows.results).toHaveLength(1)
  })

  it('expires after 7 days and is deleted 30 days later', async () => {
    const admin = await newPerson('admin')
    const { createdAt, expiresAt } = await invite(admin)
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * DAY)
    const purge = (days: number) => purgeInvitations(systemCtx(), new Date(Date.now() + days * DAY))
    await purge(6)
    expect(await list(admin)).toHaveLength(1)
    await purge(8)
    expect(await list(admin)).toEqual([])
  })

  it('is logged when it is made, used and revoked', async () => {
    const admin = await newPerson('admin')
    const { token } = await invite(admin)
    const email = `${crypto.randomUUID()}@example.com`
    await signUp(cookiesOf(await open(token)), account({ email }))
    await waitFor(async () =>
      expect((await log(admin, 'invitation-used'))[0]).toMatchObject({
        actor: { email },
        subject: { email: admin.email },
      }),
    )
    const { id } = await invite(admin)
    await admin.call(`/api/admin/invitations/${id}`, { method: 'DELETE' })
    expect((await log(admin, 'invitation-created')).filter(({ actor }) => actor.id === admin.id)).toHaveLength(2)
    expect((await log(admin, 'invitation-revoked')).filter(({ actor }) => actor.id === admin.id)).toHaveLength(1)
  })
})

it('limits wrong invitations by network, and lets right ones from there go on', async () => {
  const admin = await newPerson('admin')
  const { token } = await invite(admin)
  const headers = newNetwork()
  for (let count = 0; count < 10; count += 1) expect((await open('wrong', headers)).status).toBe(403)
  expect((await open('wrong', headers)).status).toBe(429)
  expect((await open(token, headers)).status).toBe(204)
  expect((await open('wrong')).status).toBe(403)
})

it('allows 100 open invitations', async () => {
  const admin = await newPerson('admin')
  await ACCOUNTS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
     INSERT INTO invitation (token_hash, created_by, created_at, expires_at) SELECT 'h' || i, ?1, 1, ?2 FROM n`,
  )
    .bind(admin.id, Date.now() + DAY)
    .run()
  const { id } = await invite(admin)
  const refused = await admin.call('/api/admin/invitations', { json: {} })
  expect(await refused.json()).toMatchObject({
    code: 'limit-exceeded',
    message: 'There can be at most 100 open invitations. Revoke one that nobody needs.',
  })
  await admin.call(`/api/admin/invitations/${id}`, { method: 'DELETE' })
  await invite(admin)
})
