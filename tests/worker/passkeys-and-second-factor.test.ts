import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountView } from '#domain/accounts/account.ts'
import type { AuditEntry } from '#domain/accounts/admin.ts'
import type { PasskeyView } from '#domain/accounts/passkey.ts'
import type { SecondFactorSetup } from '#domain/accounts/second-factor.ts'
import { totp } from '../totp.ts'
import { waitFor } from '../wait-for.ts'
import { stopClock } from './clock.ts'
import { ACCOUNTS } from './databases.ts'
import { callHttps } from './https.ts'
import { collectMails } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, cookiesOf, newNetwork, newPerson, type Person, SIGNUP_PASSWORD } from './people.ts'

describe('a second factor', () => {
  const PASSWORD = 'Harbour22'
  const mails = collectMails()
  beforeEach(() => void stopClock())

  async function newOwner(role: 'user' | 'admin' = 'user'): Promise<Person> {
    const person = await newPerson(role)
    await givePassword(person, PASSWORD)
    return person
  }

  async function start(person: Person): Promise<SecondFactorSetup> {
    const response = await person.call('/api/second-factor', { json: { password: PASSWORD } })
    expect(response.status).toBe(200)
    return response.json()
  }

  /** A person with a second factor; `cookie` is that of the session that turned it on. */
  async function newGuarded() {
    const person = await newOwner()
    const setup = await start(person)
    const response = await person.call('/api/second-factor/confirm', { json: { code: await totp(setup.key) } })
    expect(response.status).toBe(204)
    await mails.take()
    return { person, setup, cookie: cookiesOf(response) }
  }

  const signIn = (email: string) =>
    call('/api/auth/sign-in/email', { json: { email, password: PASSWORD }, headers: newNetwork() })
  const sendCode = (cookie: string, json: object) =>
    call('/api/second-factor/sign-in', { json, cookie, headers: newNetwork() })
  const meOf = (cookie: string) => call('/api/auth/me', { cookie })
  /** The code after the one that turned the second factor on, which is accepted up to 30 seconds early. */
  const nextCode = (key: string) => totp(key, Date.now() + 30_000)

  describe('turning the second factor on', () => {
    it('needs the password and a code of the app', async () => {
      const person = await newOwner()
      const without = await person.call('/api/second-factor', { json: {} })
      expect([without.status, await without.json()]).toMatchObject([400, { fields: { password: expect.any(String) } }])
      const { key, address, recoveryCodes } = await start(person)
      expect(address).toContain(`otpauth://totp/Gatefold:${encodeURIComponent(person.email)}`)
      expect(new Set(recoveryCodes).size).toBe(10)
      const wrong = await person.call('/api/second-factor/confirm', { json: { code: '000000' } })
      expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { code: expect.any(String) } }])
      expect((await signIn(person.email)).headers.getSetCookie().join()).toContain('session_token=')
      const code = await totp(key)
      const right = await person.call('/api/second-factor/confirm', {
        json: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
      })
      expect(right.status).toBe(204)
      const cookie = cookiesOf(right)
      const account = (await (await call('/api/user', { cookie })).json()) as AccountView
      expect(account.hasSecondFactor).toBe(true)
      const [mail] = await mails.take()
      expect(mail).toMatchObject({ to: person.email, subject: 'The way you log in was changed' })
    })

    it('is possible for people without a password who signed in recently', async () => {
      const person = await newPerson()
      const response = await person.call('/api/second-factor', { json: {} })
      const { key } = (await response.json()) as SecondFactorSetup
      const json = { code: await totp(key) }
      expect((await person.call('/api/second-factor/confirm', { json })).status).toBe(204)
    })

    it('refuses a second one', async () => {
      const { cookie } = await newGuarded()
      const response = await call('/api/second-factor', { json: { password: PASSWORD }, cookie })
      expect([response.status, await response.json()]).toMatchObject([409, { code: 'second-factor-on' }])
    })

    it('stores neither the key nor the recovery codes in clear', async () => {
      const { setup } = await newGuarded()
      const stored = JSON.stringify((await ACCOUNTS.prepare('SELECT * FROM two_factor').all()).results)
      for (const secret of [setup.key, ...setup.recoveryCodes]) expect(stored).not.toContain(secret)
    })
  })

  describe('signing in with a second factor', () => {
    it('starts no session before the code, and one with it', async () => {
      const { person, setup } = await newGuarded()
      const first = await signIn(person.email)
      expect(await first.json()).toEqual({ needsCode: true })
      const cookie = cookiesOf(first)
      expect(cookie).not.toContain('session_token')
      expect((await meOf(cookie)).status).toBe(401)
      const wrong = await sendCode(cookie, { code: '000000' })
      expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { code: expect.any(String) } }])
      const done = await sendCode(cookie, { code: await nextCode(setup.key) })
      expect(done.status).toBe(204)
      expect(cookiesOf(first)).not.toContain('gatefold_device_')
      expect(cookiesOf(done)).toContain('gatefold_device_')
      expect(await (await meOf(cookiesOf(done))).json()).toMatchObject({ email: person.email })
      const admin = await newPerson('admin')
      await waitFor(async () => {
        const path = `/api/admin/audit-log?subject=${person.id}&action=signed-in`
        const entries = (await (await admin.call(path)).json()) as AuditEntry[]
        expect(entries.map(({ detail }) => detail)).toEqual([{ method: 'code' }])
      })
    })

    it('takes each code once, and no older one after it', async () => {
      stopClock()
      const { person, setup } = await newGuarded()
      const used = 'This code was used already. Wait for the next one.'
      const refuse = async (cookie: string, time: number) => {
        const response = await sendCode(cookie, { code: await totp(setup.key, time) })
        expect([response.status, await response.json()]).toMatchObject([400, { fields: { code: used } }])
        expect(cookiesOf(response)).not.toContain('session_token')
      }
      const cookie = cookiesOf(await signIn(person.email))
      for (const seconds of [0, -30]) await refuse(cookie, Date.now() + seconds * 1_000)
      expect((await sendCode(cookie, { code: await nextCode(setup.key) })).status).toBe(204)
      await refuse(cookiesOf(await signIn(person.email)), Date.now() + 30_000)
    })

    it('starts one session for a code that arrives several times at once', async () => {
      stopClock()
      const { person, setup } = await newGuarded()
      const cookies = await Promise.all([1, 2, 3, 4].map(async () => cookiesOf(await signIn(person.email))))
      const code = await nextCode(setup.key)
      const answers = await Promise.all([...cookies, ...cookies].map((cookie) => sendCode(cookie, { code })))
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    })

    it('takes each recovery code once', async () => {
      const { person, setup } = await newGuarded()
      const [recoveryCode] = setup.recoveryCodes
      expect((await sendCode(cookiesOf(await signIn(person.email)), { recoveryCode })).status).toBe(204)
      const again = await sendCode(cookiesOf(await signIn(person.email)), { recoveryCode })
      expect([again.status, await again.json()]).toMatchObject([400, { fields: { recoveryCode: expect.any(String) } }])
    })

    it('ends after five wrong codes, even if the sixth is right', async () => {
      const { person, setup } = await newGuarded()
      const cookie = cookiesOf(await signIn(person.email))
      for (let tries = 0; tries < 5; tries += 1) expect((await sendCode(cookie, { code: '000000' })).status).toBe(400)
      const late = await sendCode(cookie, { code: await nextCode(setup.key) })
      expect([late.status, await late.json()]).toMatchObject([409, { code: 'sign-in-again' }])
    })

    it('locks after ten wrong codes for 15 minutes', async () => {
      const { person, setup } = await newGuarded()
      for (let round = 0; round < 2; round += 1) {
        const cookie = cookiesOf(await signIn(person.email))
        for (let tries = 0; tries < 5; tries += 1) await sendCode(cookie, { code: '000000' })
      }
      const locked = await sendCode(cookiesOf(await signIn(person.email)), { code: await nextCode(setup.key) })
      expect(locked.status).toBe(429)
      expect(locked.headers.get('retry-after')).toBe('900')
    })

    it('answers nobody who has not given the password', async () => {
      const response = await sendCode('', { code: '123456' })
      expect([response.status, await response.json()]).toMatchObject([409, { code: 'sign-in-again' }])
    })
  })

  it('new recovery codes replace the old ones', async () => {
    const { person, setup, cookie } = await newGuarded()
    const response = await call('/api/second-factor/recovery-codes', { json: { password: PASSWORD }, cookie })
    const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    const old = await sendCode(cookiesOf(await signIn(person.email)), { recoveryCode: setup.recoveryCodes[0] })
    expect(old.status).toBe(400)
    expect((await sendCode(cookiesOf(await signIn(person.email)), { recoveryCode: recoveryCodes[0] })).status).toBe(204)
  })

  it('the second factor is turned off with the password, which is told to the owner', async () => {
    const { person, cookie } = await newGuarded()
    expect((await call('/api/second-factor', { method: 'DELETE', json: {}, cookie })).status).toBe(400)
    const off = await call('/api/second-factor', { method: 'DELETE', json: { password: PASSWORD }, cookie })
    expect(off.status).toBe(204)
    const [mail] = await mails.take()
    expect(mail?.text).toContain('was turned off')
    expect((await meOf(cookiesOf(await signIn(person.email)))).status).toBe(200)
  })

  it('leaves nothing behind when the account is deleted', async () => {
    const { person, cookie } = await newGuarded()
    await signIn(person.email)
    await call('/api/user', { method: 'DELETE', json: { confirm: person.email, password: PASSWORD }, cookie })
    for (const table of ['two_factor', 'verification', 'audit_log', 'session', 'user']) {
      const rows = JSON.stringify((await ACCOUNTS.prepare(`SELECT * FROM ${table}`).all()).results)
      expect(rows, table).not.toContain(person.id)
    }
  })

  describe('an administrator of an instance with https', () => {
    async function newAdmin() {
      const pass = await callHttps('/api/signup/verify', { json: { password: SIGNUP_PASSWORD }, headers: newNetwork() })
      const json = { name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: PASSWORD }
      const options = { cookie: cookiesOf(pass), headers: newNetwork() }
      const response = await callHttps('/api/auth/sign-up/email', { json, ...options })
      await ACCOUNTS.prepare("UPDATE user SET role = 'admin' WHERE email = ?").bind(json.email).run()
      return cookiesOf(response)
    }

    it('gets 403, which leads to the settings, until there is a second factor', async () => {
      const cookie = await newAdmin()
      for (const path of ['/api/admin/users', '/api/admin/audit-log']) {
        const response = await callHttps(path, { cookie })
        expect(response.status).toBe(403)
        expect(await response.json()).toEqual({
          code: 'second-factor-needed',
          message: 'Administrators need a second factor. Turn it on in Settings → Security.',
        })
      }
      const started = await callHttps('/api/second-factor', { json: { password: PASSWORD }, cookie })
      const { key } = (await started.json()) as SecondFactorSetup
      const done = await callHttps('/api/second-factor/confirm', { json: { code: await totp(key) }, cookie })
      expect(done.status).toBe(204)
      expect((await callHttps('/api/admin/users', { cookie: cookiesOf(done) })).status).toBe(200)
    })
  })

  it('an administrator of a local instance needs none', async () => {
    expect((await (await newPerson('admin')).call('/api/admin/users')).status).toBe(200)
  })
})

describe('passkeys', () => {
  const PASSWORD = 'Harbour22'
  const mails = collectMails()

  const insertPasskey = async (person: Person, name = 'Laptop') => {
    const id = crypto.randomUUID()
    await ACCOUNTS.prepare(
      `INSERT INTO passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up, created_at) VALUES (?, ?, ?, '', ?, 0, 'singleDevice', 0, ?)`,
    )
      .bind(id, person.id, name, id, Date.now())
      .run()
    return id
  }
  const listOf = async (person: Person) => (await (await person.call('/api/passkeys')).json()) as PasskeyView[]

  const credential = (challenge: string) => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: btoa(JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://gatefold.test' })),
      authenticatorData: 'AAAA',
      signature: 'AAAA',
      attestationObject: 'AAAA',
    },
  })

  it('offers a new passkey to whoever gives their password', async () => {
    const person = await newPerson()
    await givePassword(person, PASSWORD)
    expect((await person.call('/api/passkeys/options', { json: {} })).status).toBe(400)
    expect((await person.call('/api/passkeys/options', { json: { password: 'Harbour23' } })).status).toBe(400)
    const response = await person.call('/api/passkeys/options', { json: { password: PASSWORD } })
    expect(response.status).toBe(200)
    expect(cookiesOf(response)).toContain('gatefold.passkey=')
    expect(await response.json()).toMatchObject({
      rp: { id: 'gatefold.test', name: 'Gatefold' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('takes no passkey that does not answer the challenge', async () => {
    const person = await newPerson()
    const options = await person.call('/api/passkeys/options', { json: {} })
    const { challenge } = (await options.json()) as { challenge: string }
    const json = { name: 'Laptop', credential: credential(challenge) }
    for (const cookie of [person.cookie, `${person.cookie}; ${cookiesOf(options)}`]) {
      const response = await call('/api/passkeys', { json, cookie })
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'passkey-refused' }])
    }
    expect(await listOf(person)).toEqual([])
  })

  it('allows 20 passkeys', async () => {
    const person = await newPerson()
    for (let count = 0; count < 20; count += 1) await insertPasskey(person)
    expect((await person.call('/api/passkeys/options', { json: {} })).status).toBe(409)
  })

  it('lists and removes only the own passkeys, and tells the owner', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const id = await insertPasskey(person, 'Blue key')
    expect(await listOf(person)).toEqual([{ id, name: 'Blue key', createdAt: expect.stringMatching(/Z$/) }])
    expect(await listOf(other)).toEqual([])
    expect((await other.call(`/api/passkeys/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await person.call(`/api/passkeys/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await listOf(person)).toEqual([])
    const [mail] = await mails.take()
    expect(mail).toMatchObject({ to: person.email })
    expect(mail?.text).toContain('A passkey was removed')
  })

  it('removes a passkey for whoever gives their password, or has signed in within 10 minutes', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await givePassword(person, PASSWORD)
    const remove = async ({ call: callAs }: Person, id: string, json: object) =>
      (await callAs(`/api/passkeys/${id}`, { method: 'DELETE', json })).status
    const id = await insertPasskey(person)
    expect(await remove(person, id, {})).toBe(400)
    expect(await remove(person, id, { password: 'Harbour23' })).toBe(400)
    expect(await listOf(person)).toHaveLength(1)
    expect(await remove(person, id, { password: PASSWORD })).toBe(204)
    const theirs = await insertPasskey(other)
    await ACCOUNTS.prepare('UPDATE session SET created_at = created_at - 660000 WHERE user_id = ?').bind(other.id).run()
    expect(await remove(other, theirs, {})).toBe(409)
    expect(await listOf(other)).toHaveLength(1)
  })

  it('signs nobody in with an unknown or invalid passkey', async () => {
    const person = await newPerson()
    const known = await insertPasskey(person)
    const options = await call('/api/passkeys/sign-in/options', { json: {}, headers: newNetwork() })
    const { challenge, allowCredentials, userVerification } = (await options.json()) as Record<string, string>
    expect(allowCredentials).toEqual([])
    expect(userVerification).toBe('required')
    for (const id of ['AAAA', known]) {
      const json = { credential: { ...credential(challenge ?? ''), id, rawId: id } }
      const response = await call('/api/passkeys/sign-in', { json, cookie: cookiesOf(options), headers: newNetwork() })
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'passkey-refused' }])
      expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
    }
  })

  it('uses the public host and cookies of that host over https', async () => {
    const response = await callHttps('/api/passkeys/sign-in/options', { json: {}, headers: newNetwork() })
    expect(await response.json()).toMatchObject({ rpId: 'gatefold.example.com' })
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-gatefold\.passkey=.*; Secure/)
  })

  it('deletes passkeys with the account', async () => {
    const person = await newPerson()
    await insertPasskey(person)
    expect((await person.call('/api/user', { method: 'DELETE', json: { confirm: person.email } })).status).toBe(204)
    expect(await ACCOUNTS.prepare('SELECT id FROM passkey WHERE user_id = ?').bind(person.id).first()).toBeNull()
  })
})
