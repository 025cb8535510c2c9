import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '#worker/app.ts'

const DAY = 86_400_000

/** Sends a request to a Worker with other settings. */
const withSettings = async (path: string, settings: Record<string, string>) =>
  app.fetch(new Request(`https://asked.example${path}`), { ...env, ...settings } as never, createExecutionContext())

it('serves robots.txt and sitemap.xml with the configured address', async () => {
  const settings = { PUBLIC_URL: 'https://records.example/' }
  const robots = await withSettings('/robots.txt', settings)
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await robots.text()).split('\n')
  for (const line of ['User-agent: *', 'Disallow: /api/', 'Sitemap: https://records.example/sitemap.xml'])
    expect(lines).toContain(line)
  const sitemap = await withSettings('/sitemap.xml', settings)
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/)
  const places = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
  expect(places(await sitemap.text())).toEqual(['https://records.example/'])
  expect(places(await (await withSettings('/sitemap.xml', { PUBLIC_URL: '' })).text())).toEqual([
    'https://asked.example/',
  ])
})

it.each([
  [{ SECURITY_CONTACT: 'https://records.example/security' }, 'https://records.example/security'],
  [{ SECURITY_CONTACT: 'holes@records.example', MAIL_FROM: 'x@records.example' }, 'mailto:holes@records.example'],
  [{ SECURITY_CONTACT: '', MAIL_FROM: 'Gatefold <shop@records.example>' }, 'mailto:shop@records.example'],
  [{ SECURITY_CONTACT: '', MAIL_FROM: 'shop@records.example' }, 'mailto:shop@records.example'],
] as [Record<string, string>, string][])(
  'serves security.txt with the contact of the settings: %j',
  async (settings, contact) => {
    const response = await withSettings('/.well-known/security.txt', settings)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const fields = Object.fromEntries(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    )
    expect(fields).toMatchObject({ Contact: contact, Canonical: 'http://gatefold.test/.well-known/security.txt' })
    const days = (Date.parse(fields.Expires) - Date.now()) / DAY
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  },
)

it('returns 404 for security.txt without a contact', async () => {
  const nobody = { SECURITY_CONTACT: '', MAIL_FROM: '' }
  expect((await withSettings('/.well-known/security.txt', nobody)).status).toBe(404)
})

it('offers visitors to ask for an invitation by mail, if there is an address', async () => {
  const linkOf = async (settings: Record<string, string>) =>
    /<a [^>]*href="([^"]*)"[^>]*>Ask for an invitation/.exec(await (await withSettings('/', settings)).text())?.[1]
  expect(await linkOf({ SECURITY_CONTACT: '', MAIL_FROM: 'Gatefold <shop@records.example>' })).toBe(
    'mailto:shop@records.example',
  )
  expect(await linkOf({ SECURITY_CONTACT: 'https://records.example/security' })).toBeUndefined()
  expect(await linkOf({ SECURITY_CONTACT: '', MAIL_FROM: '' })).toBeUndefined()
})
