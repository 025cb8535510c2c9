import { describe, expect, it, vi } from 'vitest'
import { isCommonPassword } from '#worker/auth/common-passwords.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails, linkIn } from '../mails.ts'
import { givePassword, passwordOf } from '../passwords.ts'
import { call, newAccount, newNetwork, newPerson, openGate } from '../people.ts'

// The other tests have one that is quick.
const { hashPassword, verifyPassword } =
  await vi.importActual<typeof import('#worker/auth/password.ts')>('#worker/auth/password.ts')

// Of scrypt with N 2^14, r 8, p 5.
const HASH =
  '00112233445566778899aabbccddeeff:6d2c9a947ceabf6b78436d8f7f6a4d366517a130a20a0b29ee477f70b5b4ad9b2e83edfbc5bd8e9819bde46d0e134e71aebd68488207a560eb9b7223b070a035'

it('verifies a stored password, however its letters are composed', async () => {
  expect(await verifyPassword({ hash: HASH, password: 'P\u00e4ssword7' })).toBe(true)
  expect(await verifyPassword({ hash: HASH, password: 'Pa\u0308ssword7' })).toBe(true)
  expect(await verifyPassword({ hash: HASH, password: 'P\u00e4ssword8' })).toBe(false)
})

it('hashes a password with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('sleeve'), hashPassword('sleeve')])
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(other).not.toBe(one)
  expect(await verifyPassword({ hash: one, password: 'sleeve' })).toBe(true)
})

const mails = collectMails()
const COMMON = 'Password1'
const MESSAGE = 'This password is too common. Choose one that is harder to guess.'

const errorOf = async (response: Response) => [response.status, await response.json()]
const refusalOf = (field: string) => [400, { code: 'invalid', message: MESSAGE, fields: { [field]: MESSAGE } }]

it.each(['123456', 'qwerty', 'Password1', 'QWERTY123', 'trustno1', '24081990'])('knows %s in any case', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['sleeve', 'Harbour22', 'correct horse battery staple', ''])('does not know %j', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

describe('a common password', () => {
  it('is refused at sign-up, which creates nothing', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const json = { name: 'Marit', email, password: 'qwerty' }
    const options = { cookie: await openGate(), headers: newNetwork() }
    expect(await errorOf(await call('/api/auth/sign-up/email', { json, ...options }))).toEqual(refusalOf('password'))
    expect(await ACCOUNTS.prepare('SELECT id FROM user WHERE email = ?').bind(email).first()).toBeNull()
    const again = await call('/api/auth/sign-up/email', { json: { ...json, password: 'Harbour22' }, ...options })
    expect(again.status).toBe(200)
  })

  it('is refused at a change', async () => {
    const person = await newPerson()
    await givePassword(person, 'Harbour22')
    const before = await passwordOf(person)
    const json = { currentPassword: 'Harbour22', newPassword: COMMON, confirmPassword: COMMON }
    expect(await errorOf(await person.call('/api/user/password', { json }))).toEqual(refusalOf('newPassword'))
    expect(await passwordOf(person)).toBe(before)
  })

  it('is refused at a reset, whose link stays valid', async () => {
    const { email } = await newAccount()
    await mails.take()
    await call('/api/auth/request-password-reset', { json: { email }, headers: newNetwork() })
    const [mail] = await mails.take()
    const oobCode = new URL(linkIn(mail)).searchParams.get('oobCode') ?? ''
    const json = { token: oobCode, newPassword: COMMON }
    const response = await call('/api/auth/reset-password', { json, headers: newNetwork() })
    expect(await errorOf(response)).toEqual(refusalOf('newPassword'))
    const fields = (password: string) => new URLSearchParams({ oobCode, password, confirmPassword: password })
    const page = await call('/reset-password', { method: 'POST', body: fields(COMMON), headers: newNetwork() })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain(MESSAGE)
    const done = await call('/reset-password', { method: 'POST', body: fields('Harbour33'), headers: newNetwork() })
    expect(done.headers.get('location')).toBe('/reset-password?changed')
  })

  it('is refused from administrators', async () => {
    const [admin, person] = [await newPerson('admin'), await newPerson()]
    const json = { username: 'marit', email: `${crypto.randomUUID()}@example.com`, role: 'user', password: COMMON }
    expect(await errorOf(await admin.call('/api/admin/users', { json }))).toEqual(refusalOf('password'))
    const path = `/api/admin/users/${person.id}`
    const changed = await admin.call(path, { method: 'PATCH', json: { password: COMMON } })
    expect(await errorOf(changed)).toEqual(refusalOf('password'))
  })
})
