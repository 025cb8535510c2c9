import { styleHashes } from 'virtual:assets'
import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { SERVER_HEADER } from '#domain/sync/device-names.ts'
import type { AppEnv } from './auth/app-env.ts'
import { isHttps, publicUrl } from './public-url.ts'

const TWO_YEARS = 'max-age=63072000'

// public/_headers sends what applies to static files too.
const secured = (strictTransportSecurity: string | false) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      // Pages contain their style sheets. In development Vite inserts all of them.
      styleSrc: ["'self'", ...(import.meta.env.MODE === 'development' ? ["'unsafe-inline'"] : styleHashes)],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'https://*.bcbits.com'],
      mediaSrc: ["'self'", 'data:', 'https://*.bcbits.com', 'https://bandcamp.com', 'https://*.bandcamp.com'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity,
    xFrameOptions: 'DENY',
  })

const overHttp = secured(false)
const overHttps = secured(TWO_YEARS)

/** Headers that only matter for pages and would be most of the bytes of a short call. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** The security headers of every answer. A browser that has seen them over https uses no other scheme for two years. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await (isHttps(c.env) ? overHttps : overHttp)(c, next)
  const { headers } = c.res
  headers.set(SERVER_HEADER, '1')
  if (c.get('isForOtherSites')) {
    headers.set('cross-origin-resource-policy', 'cross-origin')
    headers.delete('x-frame-options')
  }
  const policy = c.get('contentPolicy')
  if (policy) return headers.set('content-security-policy', policy)
  if (headers.get('content-type')?.startsWith('text/html')) return
  for (const name of OF_PAGES) headers.delete(name)
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
})

/** Redirects plain http to https if the public URL is https. */
export const redirectToHttps = createMiddleware<AppEnv>(async (c, next) => {
  const { protocol, pathname, search } = new URL(c.req.url)
  if (protocol === 'http:' && isHttps(c.env)) return c.redirect(publicUrl(c.env, c.req.url) + pathname + search, 308)
  await next()
})

/** Sets `no-store`, unless a route has set something else. */
export const storeNothing = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store')
})
