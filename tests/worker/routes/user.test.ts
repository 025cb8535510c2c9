import { expect, it } from 'vitest'
import type { AccountView, SessionView } from '#domain/accounts/account.ts'
import { account, session, user } from '#worker/db/schema.ts'
import { JPEG, PNG, withSegment, withSize } from '../../pictures.ts'
import { waitFor } from '../../wait-for.ts'
import { countedCall } from '../counting.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { givePassword, passwordOf } from '../passwords.ts'
import { accounts, call, cookiesOf, newPerson, type Person } from '../people.ts'

const { taken: mails } = collectMails()

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const times = () => ({ createdAt: new Date(), updatedAt: new Date() })

let callers = 0
/** An unused network address, because rate limits count per network. */
const newAddress = () => {
  callers += 1
  return `198.51.${callers >> 8}.${callers & 255}`
}

const signIn = (email: string, password: string, userAgent = FIREFOX) =>
  call('/api/auth/sign-in/email', {
    json: { email, password },
    headers: { 'cf-connecting-ip': newAddress(), 'user-agent': userAgent },
  })

async function newMember(password = 'sleeve') {
  const person = await newPerson()
  await givePassword(person, password)
  return person
}

const accountOf = async (person: { call: Person['call'] }) =>
  (await (await person.call('/api/user')).json()) as AccountView
const sessionsOf = async (person: { call: Person['call'] }) =>
  (await (await person.call('/api/user/sessions')).json()) as SessionView[]
const fieldsOf = async (response: Response) => ((await response.json()) as { fields: Record<string, string> }).fields

it('returns the account with one batch of each database', async () => {
  const person = await newMember()
  const counted = await countedCall(person, '/api/user')
  expect(counted.inARow).toBe(2)
  expect(JSON.parse(counted.text)).toEqual({
    id: person.id,
    email: person.email,
    emailVerified: true,
    displayName: expect.stringMatching(/^Person/),
    username: person.email.split('@')[0],
    role: 'user',
    itemsPerPage: 10,
    lastView: '',
    language: '',
    photoUrl: null,
    hasPassword: true,
    hasGoogle: false,
    hasSecondFactor: false,
    pendingEmail: null,
    unsent: [],
    canBecomeAdmin: false,
    isLinkOffered: true,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

const putPhoto = (person: Person, body: BufferSource) =>
  person.call('/api/user/photo', { method: 'PUT', body, headers: { 'content-type': 'image/jpeg' } })

it('keeps an uploaded photo for its owner alone, until another or an address replaces it', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const { photoUrl } = (await (await putPhoto(person, JPEG)).json()) as AccountView
  expect(photoUrl).toMatch(/^\/api\/user\/photo\/[\w-]{22}$/)
  expect(await accountOf(person)).toMatchObject({ photoUrl })
  const photo = await person.call(String(photoUrl))
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(JPEG)
  expect((await other.call(String(photoUrl))).status).toBe(404)
  expect((await call(String(photoUrl))).status).toBe(401)

  const next = (await (await putPhoto(person, withSize(JPEG, 8, 7))).json()) as AccountView
  expect(next.photoUrl).not.toBe(photoUrl)
  expect((await person.call(String(photoUrl))).status).toBe(404)
  await person.call('/api/user', { method: 'PATCH', json: { displayName: 'Marit' } })
  expect((await person.call(String(next.photoUrl))).status).toBe(200)
  for (const address of ['https://example.com/a.jpg', null]) {
    await putPhoto(person, JPEG)
    await person.call('/api/user', { method: 'PATCH', json: { photoUrl: address } })
    expect(await accountOf(person)).toMatchObject({ photoUrl: address })
    expect((await person.call(String(photoUrl))).status).toBe(404)
  }
})

it('keeps of a photo only what is needed to draw it', async () => {
  const person = await newPerson()
  const exif = withSegment(JPEG, 0xe1, 'Exif\0\0GPS 59.33 18.06')
  const { photoUrl } = (await (await putPhoto(person, withSegment(exif, 0xfe, '<script>'))).json()) as AccountView
  expect(new Uint8Array(await (await person.call(String(photoUrl))).arrayBuffer())).toEqual(JPEG)
})

const BROKEN = 'This file is damaged, or more than a picture. Save it again as a JPEG'
const OTHER = 'The picture must be a JPEG'

it.each([
  ['nothing', Uint8Array.of(), OTHER],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), OTHER],
  ['a PNG', PNG, OTHER],
  ['a picture with a page after it', Uint8Array.of(...JPEG, ...new TextEncoder().encode('<script>')), BROKEN],
  ['a damaged picture', JPEG.slice(0, -1), BROKEN],
  [
    'too many pixels',
    withSize(JPEG, 1_025, 6),
    'The picture can be at most 1,024 pixels wide and 1,024 high. Make it smaller',
  ],
  ['more than 100 kB', Uint8Array.of(...JPEG, ...new Uint8Array(100_000)), 'The picture can have at most 100 kB'],
])('refuses %s as a photo', async (_, body, message) => {
  const person = await newPerson()
  const refused = await putPhoto(person, body)
  expect(refused.status).toBe(400)
  expect(await fieldsOf(refused)).toEqual({ photo: message })
  expect(await accountOf(person)).toMatchObject({ photoUrl: null })
})

it('changes name and photo everywhere', async () => {
  const person = await newPerson()
  const own = person.id.slice(0, 8)
  const change = { displayName: `  Åsa  Öberg ${own} `, photoUrl: 'https://example.com/a.jpg' }
  const changed = await person.call('/api/user', { method: 'PATCH', json: change })
  expect(await changed.json()).toMatchObject({ displayName: `Åsa Öberg ${own}`, photoUrl: change.photoUrl })
  expect(await (await person.call('/api/auth/me')).json()).toMatchObject({ displayName: `Åsa Öberg ${own}` })
  await person.call('/api/user', { method: 'PATCH', json: { photoUrl: null } })
  expect(await accountOf(person)).toMatchObject({ displayName: `Åsa Öberg ${own}`, photoUrl: null })
  const admin = await newPerson('admin')
  const found = await admin.call(`/api/admin/users?q=${encodeURIComponent(`ÅSA ÖBERG ${own}`)}`)
  expect(await found.json()).toEqual([expect.objectContaining({ id: person.id })])
})

it.each([
  ['a javascript: address', { photoUrl: 'javascript:alert(1)//https://' }],
  ['a data: address', { photoUrl: 'data:image/png;base64,AA' }],
  ['a long address', { photoUrl: `https://example.com/${'a'.repeat(2_000)}` }],
  ['an empty address', { photoUrl: '' }],
])('returns 400 for %s as photo', async (_, json) => {
  const person = await newPerson()
  const response = await person.call('/api/user', { method: 'PATCH', json })
  expect(response.status).toBe(400)
  expect(Object.keys(await fieldsOf(response))).toEqual(['photoUrl'])
})

it.each([[''], [' x '], ['n'.repeat(101)], [5], [null]])('returns 400 for %j as name', async (displayName) => {
  const person = await newPerson()
  const response = await person.call('/api/user', { method: 'PATCH', json: { displayName } })
  expect(response.status).toBe(400)
  expect(Object.keys(await fieldsOf(response))).toEqual(['displayName'])
})

it('lists sessions by device without their tokens', async () => {
  const member = await newMember()
  const phone = cookiesOf(await signIn(member.email, 'sleeve', IPHONE))
  const computer = cookiesOf(await signIn(member.email, 'sleeve', FIREFOX))
  await accounts()
    .insert(session)
    .values({
      id: crypto.randomUUID(),
      userId: member.id,
      token: crypto.randomUUID(),
      expiresAt: new Date(Date.now() - 1),
      ...times(),
    })
  const answer = await call('/api/user/sessions', { cookie: computer })
  const text = await answer.text()
  const list = JSON.parse(text) as SessionView[]
  expect(list.map((one) => [one.device, one.isCurrent]).sort()).toEqual([
    ['Firefox on Windows', true],
    ['Safari on iPhone', false],
    ['Unknown device', false],
  ])
  for (const one of list)
    expect(Object.keys(one).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastUsedAt'])
  const { results } = await ACCOUNTS.prepare('SELECT token FROM session WHERE user_id = ?').bind(member.id).all()
  for (const { token } of results) expect(text).not.toContain(token)
  expect((await call('/api/user/sessions', { cookie: phone })).status).toBe(200)
})

it("ends one session by id or all others, never another person's", async () => {
  const member = await newMember()
  const phone = cookiesOf(await signIn(member.email, 'sleeve', IPHONE))
  const mine = await sessionsOf(member)
  const other = await newPerson()
  const [theirs] = await sessionsOf(other)
  expect((await member.call(`/api/user/sessions/${theirs?.id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await other.call('/api/albums')).status).toBe(200)
  const phoneId = mine.find((one) => !one.isCurrent)?.id
  expect((await member.call(`/api/user/sessions/${phoneId}`, { method: 'DELETE' })).status).toBe(204)
  expect((await member.call(`/api/user/sessions/${phoneId}`, { method: 'DELETE' })).status).toBe(404)
  expect((await call('/api/albums', { cookie: phone })).status).toBe(401)
  const again = cookiesOf(await signIn(member.email, 'sleeve', IPHONE))
  expect((await member.call('/api/user/sessions', { method: 'DELETE' })).status).toBe(204)
  expect((await call('/api/albums', { cookie: again })).status).toBe(401)
  expect((await member.call('/api/albums')).status).toBe(200)
  expect(await sessionsOf(member)).toHaveLength(1)
  expect((await other.call('/api/albums')).status).toBe(200)
})

it('extends a session in use, in the cookie as well', async () => {
  const person = await newPerson()
  const yesterday = Date.now() - 86_400_000
  await ACCOUNTS.prepare('UPDATE session SET updated_at = ?, expires_at = ? WHERE user_id = ?')
    .bind(yesterday, yesterday + 7 * 86_400_000, person.id)
    .run()
  const response = await person.call('/api/albums')
  expect(response.headers.get('set-cookie')).toMatch(/^gatefold\.session_token=.*Max-Age=604800/)
  const [current] = await sessionsOf(person)
  expect(Date.parse(current?.lastUsedAt ?? '')).toBeGreaterThan(yesterday + 3_600_000)
})

it('leaves the cookie alone in a call that the end of its session overtook, so that a new one stays', async () => {
  const person = await newPerson()
  await ACCOUNTS.prepare('DELETE FROM session WHERE user_id = ?').bind(person.id).run()
  const response = await person.call('/api/albums')
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
})

const passwords = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  json: { currentPassword, newPassword, confirmPassword },
})

it('ends other sessions after a new password, invalidates emailed links and notifies by email', async () => {
  const member = await newMember()
  const phone = cookiesOf(await signIn(member.email, 'sleeve', IPHONE))
  await member.call('/api/user/email', { json: { newEmail: 'new-one@example.com', password: 'sleeve' } })
  await call('/forgot-password', { method: 'POST', body: new URLSearchParams({ email: member.email }) })
  await waitFor(() => expect(mails).toHaveLength(3))
  const oobCode = /oobCode=(\S+)/.exec(mails.map((mail) => mail.text).join('\n'))?.[1] ?? ''
  mails.length = 0

  const changed = await member.call('/api/user/password', passwords('sleeve', 'Harbour22'))
  expect(changed.status).toBe(204)
  await waitFor(() => expect(mails.map((mail) => mail.subject)).toEqual(['Your password was changed']))
  expect(mails[0]?.to).toBe(member.email)
  expect((await call('/api/albums', { cookie: phone })).status).toBe(401)
  expect((await member.call('/api/albums')).status).toBe(401)
  const cookie = cookiesOf(changed)
  expect(await (await call('/api/user', { cookie })).json()).toMatchObject({ id: member.id, pendingEmail: null })
  expect((await signIn(member.email, 'sleeve')).status).toBe(401)
  expect((await signIn(member.email, 'Harbour22')).status).toBe(200)
  const reset = { oobCode, password: 'Harbour33', confirmPassword: 'Harbour33' }
  const late = await call('/reset-password', { method: 'POST', body: new URLSearchParams(reset) })
  expect(late.status).toBe(400)
})

it.each([
  [
    'a wrong current password',
    passwords('wrong', 'Harbour22'),
    { currentPassword: 'This is not your current password' },
  ],
  [
    'a current password of 200 emoji',
    passwords('🎷'.repeat(200), 'Harbour22'),
    { currentPassword: 'Password must be at most 128 characters' },
  ],
  ['an empty current password', passwords('', 'Harbour22'), { currentPassword: 'Please enter your password' }],
  [
    'a short new password',
    passwords('Sleeve88', 'Harb22'),
    { newPassword: 'Password must be at least 8 characters long' },
  ],
  [
    'a new password without an uppercase letter',
    passwords('Sleeve88', 'harbour22'),
    { newPassword: 'Password must contain at least one uppercase letter' },
  ],
  [
    'a new password without a digit',
    passwords('Sleeve88', 'Harbours'),
    { newPassword: 'Password must contain at least one number' },
  ],
  [
    'two different new passwords',
    passwords('Sleeve88', 'Harbour22', 'Harbour2'),
    { confirmPassword: "Passwords don't match" },
  ],
  [
    'the current password as the new one',
    passwords('Sleeve88', 'Sleeve88'),
    { newPassword: 'Choose a password other than your current one' },
  ],
])('returns 400 for %s', async (_, options, fields) => {
  const member = await newMember('Sleeve88')
  const before = await passwordOf(member)
  const response = await member.call('/api/user/password', options)
  expect(response.status).toBe(400)
  expect(await fieldsOf(response)).toEqual(fields)
  expect(await passwordOf(member)).toBe(before)
  expect(mails).toEqual([])
})

it('limits password attempts in an open session', async () => {
  const member = await newMember()
  const ask = () => member.call('/api/user/email', { json: { newEmail: 'a@example.com', password: 'sleeve' } })
  expect((await member.call('/api/user/password', passwords('wrong', 'Harbour22'))).status).toBe(400)
  const tried = (count: number) =>
    ACCOUNTS.prepare('UPDATE rate_limit SET count = ? WHERE instr(key, ?) > 0').bind(count, member.id).run()
  await tried(9)
  expect((await ask()).status).toBe(204)
  const limited = await ask()
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await limited.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ min/),
  })
})

it('returns 409 for a password change without a password and names the way to set one', async () => {
  const person = await newPerson()
  await accounts()
    .insert(account)
    .values({ id: crypto.randomUUID(), userId: person.id, accountId: '1', providerId: 'google', ...times() })
  expect(await accountOf(person)).toMatchObject({ hasPassword: false, hasGoogle: true })
  const response = await person.call('/api/user/password', passwords('x', 'Harbour22'))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'no-password', message: expect.stringContaining('reset link') })
})

it('requires a recent sign-in to change the address of an account without a password', async () => {
  const person = await newPerson()
  const ask = () => person.call('/api/user/email', { json: { newEmail: 'late@example.com' } })
  await ACCOUNTS.prepare('UPDATE session SET created_at = ? WHERE user_id = ?')
    .bind(Date.now() - 3_700_000, person.id)
    .run()
  const late = await ask()
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'sign-in-again', message: expect.stringContaining('Google') })
  expect(await accountOf(person)).toMatchObject({ pendingEmail: null })
  await ACCOUNTS.prepare('UPDATE session SET created_at = ? WHERE user_id = ?').bind(Date.now(), person.id).run()
  expect((await ask()).status).toBe(204)
})

const codeIn = (to: string) => /confirm-email\?code=(\S+)/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1]
const follow = (code: string, cookie?: string) =>
  call('/confirm-email', { method: 'POST', body: new URLSearchParams({ code }), cookie })

async function askForNewAddress(member: Person, newEmail = `${crypto.randomUUID()}@example.com`) {
  mails.length = 0
  const asked = await member.call('/api/user/email', { json: { newEmail, password: 'sleeve' } })
  expect(asked.status).toBe(204)
  await waitFor(() => expect(mails).toHaveLength(2))
  return { newEmail, code: codeIn(newEmail.toLowerCase()) ?? '' }
}

it('changes the address once, when the same user follows the link', async () => {
  const member = await newMember()
  const { newEmail, code } = await askForNewAddress(member, `Marit.${crypto.randomUUID()}@Example.com`)
  const email = newEmail.toLowerCase()
  expect(mails.find((mail) => mail.to === member.email)?.text).toContain(email)
  expect(await accountOf(member)).toMatchObject({ email: member.email, pendingEmail: email })

  const nobody = await call(`/confirm-email?code=${code}`)
  expect(await nobody.text()).toContain('Log in first')
  expect(await (await follow(code)).text()).toContain('Log in first')
  const other = await newPerson()
  expect((await other.call(`/confirm-email?code=${code}`)).status).toBe(400)
  expect((await follow(code, other.cookie)).status).toBe(400)
  const shown = await member.call(`/confirm-email?code=${code}`)
  expect(await shown.text()).toContain('Use this email')
  expect(await accountOf(member)).toMatchObject({ email: member.email })

  const followed = await follow(code, member.cookie)
  expect(followed.status).toBe(200)
  expect(await followed.text()).toContain(email)
  expect(await accountOf(member)).toMatchObject({ email, emailVerified: true, pendingEmail: null })
  expect((await follow(code, member.cookie)).status).toBe(400)
  expect((await signIn(member.email, 'sleeve')).status).toBe(401)
  expect((await signIn(email, 'sleeve')).status).toBe(200)
})

it('returns the same response for a registered address and notifies its owner only', async () => {
  const member = await newMember()
  const other = await newPerson()
  const { code } = await askForNewAddress(member, other.email)
  expect(code).toBe('')
  expect(mails.find((mail) => mail.to === other.email)?.subject).toBe('You already have a Gatefold account')
  expect(await accountOf(member)).toMatchObject({ pendingEmail: other.email })
  const free = await askForNewAddress(member)
  expect(await accountOf(member)).toMatchObject({ pendingEmail: free.newEmail })
})

it('does not take an address that was registered in the meantime', async () => {
  const member = await newMember()
  const { newEmail, code } = await askForNewAddress(member)
  await accounts()
    .insert(user)
    .values({ id: crypto.randomUUID(), name: 'Quick', email: newEmail, ...times() })
  expect((await follow(code, member.cookie)).status).toBe(400)
  expect(await accountOf(member)).toMatchObject({ email: member.email })
})

it('replaces a pending address change and rejects old and expired links', async () => {
  const member = await newMember()
  const first = await askForNewAddress(member)
  const second = await askForNewAddress(member)
  expect((await follow(first.code, member.cookie)).status).toBe(400)
  await ACCOUNTS.prepare('UPDATE email_change SET expires_at = 1 WHERE user_id = ?').bind(member.id).run()
  expect((await follow(second.code, member.cookie)).status).toBe(400)
  expect(await accountOf(member)).toMatchObject({ email: member.email, pendingEmail: null })
})

it('cancels a pending address change when the password is reset', async () => {
  const member = await newMember()
  const { code } = await askForNewAddress(member)
  mails.length = 0
  await call('/forgot-password', { method: 'POST', body: new URLSearchParams({ email: member.email }) })
  await waitFor(() => expect(mails).toHaveLength(1))
  const oobCode = /oobCode=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const reset = { oobCode, password: 'Harbour33', confirmPassword: 'Harbour33' }
  expect((await call('/reset-password', { method: 'POST', body: new URLSearchParams(reset) })).status).toBe(303)
  await waitFor(() => expect(mails).toHaveLength(2))
  const cookie = cookiesOf(await signIn(member.email, 'Harbour33'))
  expect((await follow(code, cookie)).status).toBe(400)
})

it.each([
  ['no password', { newEmail: 'a@example.com' }, 'password'],
  ['a wrong password', { newEmail: 'a@example.com', password: 'wrong' }, 'password'],
  ['an invalid address', { newEmail: 'marit', password: 'sleeve' }, 'newEmail'],
])('returns 400 for an address change with %s', async (_, json, field) => {
  const member = await newMember()
  const response = await member.call('/api/user/email', { json })
  expect(response.status).toBe(400)
  expect(Object.keys(await fieldsOf(response))).toEqual([field])
  expect(mails).toEqual([])
})

it('returns an error for the current address in another spelling', async () => {
  const member = await newMember()
  const newEmail = ` ${member.email.toUpperCase()} `
  const response = await member.call('/api/user/email', { json: { newEmail, password: 'sleeve' } })
  expect(await fieldsOf(response)).toEqual({ newEmail: 'This is already your email address' })
})

it('limits confirmation emails for address changes', async () => {
  const person = await newPerson()
  const ask = (n: number) => person.call('/api/user/email', { json: { newEmail: `wish-${n}@example.com` } })
  for (let n = 0; n < 5; n += 1) expect((await ask(n)).status).toBe(204)
  expect((await ask(5)).status).toBe(429)
  await waitFor(() => expect(mails).toHaveLength(10))
})

it('ignores the fields of a register call and takes the user from the session', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const told = { username: 'boss', email: other.email, password: 'placeholder', displayName: 'Boss' }
  const again = await person.call('/api/auth/register', { json: told })
  expect(again.status).toBe(200)
  const { username, email, displayName, role, itemsPerPage } = await accountOf(person)
  expect(await again.json()).toMatchObject({ username, email, displayName, role, itemsPerPage })
  expect(email).toBe(person.email)
  for (const wrong of [{ username: 5 }, { itemsPerPage: 50 }, [], 'text', null]) {
    expect((await person.call('/api/auth/register', { json: wrong })).status).toBe(400)
  }
})

it.each([
  ['/update-user', { name: '', image: 'javascript:alert(1)' }],
  ['/change-password', { currentPassword: 'sleeve', newPassword: 'abcdef' }],
  ['/change-email', { newEmail: 'thief@example.com' }],
  ['/delete-user', { password: 'sleeve' }],
  ['/delete-user/callback?token=x', null],
  ['/list-sessions', null],
  ['/revoke-session', { token: 'x' }],
  ['/revoke-sessions', {}],
  ['/revoke-other-sessions', {}],
  ['/update-session', {}],
  ['/verify-password', { password: 'sleeve' }],
])("returns 404 for Better Auth's %s in any spelling", async (path, json) => {
  const member = await newMember()
  const before = [await accountOf(member), await passwordOf(member), await sessionsOf(member)]
  for (const way of [path, `/${path}`, path.replace(/(?=\?|$)/, '/'), path.replace('e', '%65')]) {
    const response = await member.call(`/api/auth${way}`, json ? { json } : {})
    expect(response.status, way).toBe(404)
    expect(await response.text()).not.toContain('token')
  }
  expect([await accountOf(member), await passwordOf(member), await sessionsOf(member)]).toEqual(before)
})
