import { expect, it } from 'vitest'
import type { AccountView } from '#domain/accounts/account.ts'
import { collectMails } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, type Person } from './people.ts'

// The Worker of these tests has English and `en-XA`, which is English with accents in brackets; its pages are tested in the browser.
const mails = collectMails()

const languageOf = async (page: Response) => /<html lang="([^"]*)"/.exec(await page.text())?.[1]
const choose = (person: Pick<Person, 'call'>, language: string) =>
  person.call('/api/user/preferences', { method: 'PATCH', json: { language } })
const chosenBy = async (person: Pick<Person, 'call'>) =>
  ((await (await person.call('/api/user')).json()) as AccountView).language

it('leads a browser without a choice to the language of the account', async () => {
  const person = await newPerson()
  const [album] = (await (await person.call('/api/albums')).json()) as { id: number }[]
  expect(await chosenBy(person)).toBe('')
  expect(await languageOf(await person.call('/app'))).toBe('en')

  expect((await choose(person, 'en-XA')).status).toBe(204)
  expect(await chosenBy(person)).toBe('en-XA')
  for (const path of ['/app?q=dub', '/app/diary', `/app/album/${album?.id}?list=wishlist`]) {
    const led = await person.call(path)
    expect([led.status, led.headers.get('location')]).toEqual([302, path])
    expect(cookiesOf(led)).toContain('gatefold.language=en-XA')
  }
  // Those with a choice of their own, by cookie or address, stay.
  const cookie = `${person.cookie}; gatefold.language=en`
  expect(await languageOf(await person.call('/app', { cookie }))).toBe('en')
  const asked = await person.call('/app?lang=en')
  expect(cookiesOf(asked)).toContain('gatefold.language=en')
  expect(await languageOf(asked)).toBe('en')
})

it('stays in its language where it does not have the one of the account', async () => {
  const person = await newPerson()
  await choose(person, 'de')
  expect(await languageOf(await person.call('/app'))).toBe('en')
  expect((await choose(person, 'xx')).status).toBe(400)
  await choose(person, '')
  expect(await chosenBy(person)).toBe('')
})

it('keeps the language of the sign-up for the account', async () => {
  const { cookie } = await newAccount()
  const own: Pick<Person, 'call'> = { call: (path, options) => call(path, { cookie, ...options }) }
  expect((await own.call('/api/auth/register', { json: {} })).status).toBe(201)
  expect(await chosenBy(own)).toBe('en')
  await mails.take()
})

it('writes emails in the language of the account, or else in that of the call', async () => {
  const [person, admin] = [await newPerson(), await newPerson('admin')]
  await givePassword(person, 'sleeve')
  const askForReset = () =>
    call('/api/auth/request-password-reset', { json: { email: person.email }, headers: newNetwork() })
  await askForReset()
  expect(await mails.take()).toMatchObject([{ subject: 'Choose a new password' }])

  await choose(person, 'en-XA')
  await askForReset()
  expect(await mails.take()).toMatchObject([
    { subject: expect.stringMatching(/^\[/), html: expect.stringContaining('<html lang="en-XA">') },
  ])
  // An administrator reads English.
  await admin.call(`/api/admin/users/${person.id}`, { method: 'PATCH', json: { password: 'Crate-of-figs-9' } })
  expect(await mails.take()).toMatchObject([{ to: person.email, subject: expect.stringMatching(/^\[/) }])
})

it('describes the app to install in the language of the page', async () => {
  const page = await (await call('/')).text()
  const [, path = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page) ?? []
  expect(path).toBe('/site.webmanifest?lang=en')
  const manifest = await call(path)
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(manifest.headers.getSetCookie()).toEqual([])
  expect(await manifest.json()).toMatchObject({ lang: 'en', id: '/app', start_url: '/app' })
})

it.each(['/', '/app', '/demo', '/nothing-here'])(
  'leaves %s to the translation of a browser whose languages are not there',
  async (path) => {
    const { cookie } = await newPerson()
    const page = await call(path, { headers: { 'accept-language': 'nl, sv;q=0.9' }, ...(path !== '/' && { cookie }) })
    const html = await page.text()
    expect(html).toMatch(/<html lang="en"/)
    const whole = html.match(/<(?:html|body|main|meta)\b[^>]*>/g)?.join('')
    expect(whole).not.toMatch(/notranslate|translate="no"/)
  },
)
