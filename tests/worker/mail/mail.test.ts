import { env } from 'cloudflare:workers'
import { createEmailVerificationToken } from 'better-auth/api'
import { expect, it, vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import { passwordChangedMail, resetMail, verificationMail } from '#worker/mail/account-mails.ts'
import { sendMail } from '#worker/mail/mailer.ts'
import { waitFor } from '../../wait-for.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails, linkIn } from '../mails.ts'
import { call, newAccount, newNetwork, ORIGIN } from '../people.ts'
import { loggedErrors } from '../setup.ts'

const mails = collectMails()
const LETTER = resetMail('marit@example.com', `${ORIGIN}/reset-password?oobCode=x`)

const mailEnv = (more: Partial<Env> = {}) => ({ ...env, ...more }) as unknown as Env
const noPause = () => Promise.resolve()

const isVerified = async (email: string) =>
  (await ACCOUNTS.prepare('SELECT email_verified AS verified FROM user WHERE email = ?')
    .bind(email)
    .first('verified')) === 1

const pathOf = (link: string) => link.replace(ORIGIN, '')
const open = (link: string, cookie?: string) => call(pathOf(link), { cookie })
const resend = (cookie: string) =>
  call('/api/auth/send-verification-email', { json: {}, cookie, headers: newNetwork() })

async function newcomer() {
  const account = await newAccount()
  const [mail] = await mails.take()
  return { ...account, mail, link: linkIn(mail) }
}

it('sends a confirmation link on sign-up; the account works before it is confirmed', async () => {
  const { email, cookie, mail, link } = await newcomer()
  expect(mail).toMatchObject({ to: email, subject: 'Confirm your email address' })
  expect((await call('/api/albums', { cookie })).status).toBe(200)
  expect(await isVerified(email)).toBe(false)
  const page = await open(link, cookie)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Email confirmed')
  expect(await isVerified(email)).toBe(true)
})

it('says that a link was already used', async () => {
  const { cookie, link } = await newcomer()
  await open(link, cookie)
  const again = await open(link, cookie)
  expect(again.status).toBe(200)
  expect(await again.text()).toContain('Already confirmed')
})

it('offers a new link if a link has expired, is forged or belongs to a deleted account', async () => {
  const { email, cookie, link } = await newcomer()
  const expired = await createEmailVerificationToken(env.BETTER_AUTH_SECRET, email, undefined, -1)
  const foreign = await createEmailVerificationToken('another-secret', email)
  const at = (token: string) => `${ORIGIN}/verify-email?token=${token}`
  const answers = [
    await open(at(expired), cookie),
    await open(at(foreign), cookie),
    await open(`${ORIGIN}/verify-email`, cookie),
    await open(link.slice(0, -3), cookie),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('The link has expired or is incomplete.')
    expect(page).toContain('Send a new link')
  }
  const signedOut = await (await open(at(expired))).text()
  expect(signedOut).not.toContain('Send a new link')
  expect(signedOut).toContain('Back to login')
  expect(await isVerified(email)).toBe(false)
})

it("sends a new link to the signed-in user's own address", async () => {
  const { email, cookie } = await newcomer()
  expect((await resend(cookie)).status).toBe(204)
  const [mail] = await mails.take()
  expect(mail?.to).toBe(email)
  const page = await call('/verify-email/again', { method: 'POST', cookie, headers: newNetwork() })
  expect(await page.text()).toContain('Check your email')
  const [again] = await mails.take()
  await open(linkIn(again), cookie)
  expect(await isVerified(email)).toBe(true)
  const late = await resend(cookie)
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'already-verified' })
  expect(await (await call('/verify-email/again', { method: 'POST', cookie })).text()).toContain('Already confirmed')
  expect(mails.taken).toEqual([])
})

it('sends no link without a session or to another address', async () => {
  const { cookie } = await newcomer()
  expect((await call('/api/auth/send-verification-email', { json: {} })).status).toBe(401)
  const response = await call('/api/auth/send-verification-email', { json: { email: 'x@example.com' }, cookie })
  expect(response.status).toBe(400)
  const page = await call('/verify-email/again', { method: 'POST' })
  expect(page.headers.get('location')).toBe('/?auth=login')
  expect(mails.taken).toEqual([])
})

it('says on the page when a new link can be requested', async () => {
  const { cookie } = await newcomer()
  for (let n = 0; n < 5; n += 1) expect((await resend(cookie)).status).toBe(204)
  const page = await call('/verify-email/again', { method: 'POST', cookie, headers: newNetwork() })
  expect(page.status).toBe(429)
  expect(await page.text()).toMatch(/Too many attempts\. Try again in \d+ (minutes|hour)/)
})

const LETTERS = [
  verificationMail('marit@example.com', `${ORIGIN}/verify-email?token=a&b`),
  resetMail('marit@example.com', `${ORIGIN}/reset-password?oobCode=a&b`),
  passwordChangedMail('marit@example.com', { revokesTokens: true }, ORIGIN),
]

it.each(LETTERS.map((letter) => [letter.subject, letter] as const))(
  'has the same content as text and as HTML: “%s”',
  (_, letter) => {
    expect(letter.text).toContain(letter.href)
    expect(letter.html).toContain(`href="${letter.href.replaceAll('&', '&amp;')}"`)
    expect(letter.html).toContain('prefers-color-scheme:dark')
    expect(letter.html).not.toMatch(/<table|<img|<script|https?:\/\/(?!gatefold\.test)/)
    const words = letter.html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    for (const paragraph of letter.text.split('\n\n').filter((part) => !part.includes('http')))
      expect(words).toContain(paragraph)
    expect(letter.text).toContain('marit@example.com')
  },
)

it('escapes markup in an address', () => {
  expect(verificationMail('"<b>x"@example.com', ORIGIN).html).not.toContain('<b>')
})

it("takes the sender's name and address from the settings", async () => {
  await sendMail(mailEnv(), LETTER)
  await sendMail(mailEnv({ MAIL_FROM: 'The Shop <shop@gatefold.example>' }), LETTER)
  await sendMail(mailEnv({ MAIL_FROM: 'shop@gatefold.example' }), LETTER)
  expect(mails.taken.map(({ from }) => from)).toEqual([
    { name: 'Gatefold', email: 'gatefold@example.com' },
    { name: 'The Shop', email: 'shop@gatefold.example' },
    { name: 'Gatefold', email: 'shop@gatefold.example' },
  ])
})

it('logs an email with its link in one line locally, and not elsewhere', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await sendMail(mailEnv({ PUBLIC_URL: 'https://gatefold.example' }), LETTER)
  await sendMail(mailEnv({ PUBLIC_URL: 'http://127.0.0.1.evil.example' }), LETTER)
  expect(warn).not.toHaveBeenCalled()
  await sendMail(mailEnv({ PUBLIC_URL: 'http://127.0.0.1:5173' }), LETTER)
  expect(warn.mock.calls).toEqual([[`Mail to marit@example.com: Choose a new password ${LETTER.href}`]])
})

it('retries a failed email twice with growing pauses', async () => {
  const send = vi.mocked(env.EMAIL.send).mockRejectedValue(new Error('the post is on strike'))
  const pauses: number[] = []
  await sendMail(mailEnv(), LETTER, async (milliseconds) => void pauses.push(milliseconds))
  expect(send).toHaveBeenCalledTimes(3)
  expect(pauses).toEqual([1_000, 5_000])
  expect(loggedErrors.splice(0)).toEqual([[expect.stringContaining('the post is on strike')]])

  send.mockClear()
  send.mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce({ messageId: 'test' })
  await sendMail(mailEnv(), LETTER, noPause)
  expect(send).toHaveBeenCalledTimes(2)
})

it('returns the same response if an email cannot be sent', async () => {
  const { email } = await newcomer()
  vi.mocked(env.EMAIL.send).mockRejectedValue(new Error('the post is on strike'))
  // The database's deadlines are timers too.
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    [1_000, 5_000].includes(ms) ? queueMicrotask(run) : wait(run, ms)) as never)
  const ask = (address: string) =>
    call('/api/auth/request-password-reset', { json: { email: address }, headers: newNetwork() })
  expect((await ask(email)).status).toBe((await ask('nobody@example.com')).status)
  await waitFor(() => expect(loggedErrors).toHaveLength(1))
  expect(loggedErrors.splice(0)).toEqual([[expect.stringContaining('Choose a new password')]])
})

it('responds to a reset request before the email is sent', async () => {
  const { email } = await newcomer()
  const sent = Promise.withResolvers<{ messageId: string }>()
  vi.mocked(env.EMAIL.send).mockReturnValue(sent.promise as never)
  const json = { email }
  expect((await call('/api/auth/request-password-reset', { json, headers: newNetwork() })).status).toBe(204)
  await waitFor(() => expect(env.EMAIL.send).toHaveBeenCalledOnce())
  sent.resolve({ messageId: 'test' })
})
