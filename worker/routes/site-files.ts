import { type Context, Hono } from 'hono'
import type { AppEnv } from '../auth/app-env.ts'
import { contactLink } from '../contact-link.ts'
import { manifest } from '../manifest.ts'
import { publicUrl } from '../public-url.ts'

const HOUR = 3600
const MONTH = 30 * 24 * HOUR * 1000

const siteUrl = (c: Context<AppEnv>) => publicUrl(c.env, c.req.url)

function file(c: Context<AppEnv>, type: string, seconds: number, text: string) {
  c.header('cache-control', `public, max-age=${seconds}`)
  return c.body(text, 200, { 'content-type': `${type}; charset=utf-8` })
}

/** Files for crawlers and researchers, which contain the public URL, and for browsers that install Gatefold. */
export const siteFiles = new Hono<AppEnv>()
  .get('/robots.txt', (c) =>
    file(c, 'text/plain', HOUR, `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl(c)}/sitemap.xml\n`),
  )
  .get('/sitemap.xml', (c) =>
    file(
      c,
      'application/xml',
      HOUR,
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${siteUrl(c)}/</loc></url>\n</urlset>\n`,
    ),
  )
  .get('/site.webmanifest', (c) => file(c, 'application/manifest+json', HOUR, JSON.stringify(manifest)))
  // RFC 9116: the contact for security reports; an expiry date is mandatory.
  .get('/.well-known/security.txt', (c) => {
    const link = contactLink(c.env)
    if (!link) return c.notFound()
    const expires = new Date(c.get('ctx').now.getTime() + 6 * MONTH).toISOString()
    return file(
      c,
      'text/plain',
      24 * HOUR,
      `Contact: ${link}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl(c)}/.well-known/security.txt\n`,
    )
  })
