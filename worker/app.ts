import { type Context, Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { AddressTooLong, Forbidden } from '#domain/errors/app-error.ts'
import type { ErrorBody } from '#domain/errors/error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { challengeOf, hasToken } from './auth/access-token.ts'
import type { AppEnv } from './auth/app-env.ts'
import { countVisit } from './auth/count-call.ts'
import { withServices } from './auth/session.ts'
import { drainBody, limitBody } from './body.ts'
import { isDatabaseFull, isTransient } from './db/database.ts'
import { RecordsUnavailable } from './db/databases.ts'
import { DatabasesFull } from './db/room.ts'
import type { Env } from './env.ts'
import { redirectToHttps, securityHeaders, storeNothing } from './headers.ts'
import { keepLanguage } from './language.ts'
import { logError, rootCause } from './log.ts'
import { isBehind } from './migrations.ts'
import { publicUrl } from './public-url.ts'
import { databaseDown, databaseFull, type ErrorResponse, toErrorResponse } from './respond.ts'
import { api } from './routes/api.ts'
import { openApi } from './routes/api-docs.tsx'
import { pages, renderErrorPage, renderNotFoundPage, renderRefusalPage } from './routes/pages.tsx'
import { pageRenderer } from './routes/render.tsx'
import { sharePreview } from './routes/share-preview.tsx'
import { renderGoneShare, sharedPages } from './routes/shared.tsx'
import { siteFiles } from './routes/site-files.ts'
import { isSafe } from './safe-methods.ts'

const AUTH_BODY_BYTES = 16_000
const AUTH_PATHS = /^\/api\/(?:auth|passkeys|second-factor|signup|setup)(?:\/|$)/

const isApi = (c: Context<AppEnv>) => c.req.path.startsWith('/api/')

/** Whether a browser says that another site makes the request. Old browsers only send `Origin`, programs send neither header. */
function isFromOtherSite(c: Context<AppEnv>): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  const origin = c.req.header('origin')
  return origin !== undefined && ![c.req.url, publicUrl(c.env, c.req.url)].some((url) => new URL(url).origin === origin)
}

/** A share can be seen by anybody who has its token. */
const SHARE_TOKEN = /^(\/(?:s|api\/gifts|api\/admin\/shares)\/)[^/]+/

const SHARED = /^\/s(?:\/|$)/
const renderNotFound = (c: Context<AppEnv>) => (SHARED.test(c.req.path) ? renderGoneShare(c) : renderNotFoundPage(c))

export const app = new Hono<AppEnv>()

app.use(drainBody)
app.use(async (c, next) => {
  // Never an id that the client sent: with one it could hide or forge log lines.
  const id = crypto.randomUUID()
  c.set('requestId', id)
  await next()
  if (c.res.status >= 400) c.res.headers.set('x-request-id', id)
  if (c.res.status === 401) c.res.headers.set('www-authenticate', challengeOf(c))
})
app.use(securityHeaders)
app.use(redirectToHttps)
app.use(storeNothing)
app.use(keepLanguage)
// Before anything that refuses a request, so that a refusal can be a page.
app.use(pageRenderer)
app.use(async (c, next) => {
  if (c.req.path.length > LIMITS.path || c.req.url.length > LIMITS.address)
    throw new AddressTooLong(messages.addressTooLong)
  await countVisit(c)
  await next()
})
// Refuses forms from other sites. A form cannot send an access token, so calls with one pass.
const refuseForms = csrf()
app.use((c, next) => (hasToken(c) ? next() : refuseForms(c, next)))
app.use(async (c, next) => {
  if (!isSafe(c.req.method) && isFromOtherSite(c)) throw new Forbidden(messages.otherSite)
  await next()
})
const importLimit = limitBody(LIMITS.importCallBytes)
const authLimit = limitBody(AUTH_BODY_BYTES)
const callLimit = limitBody(LIMITS.bodyBytes)
app.use((c, next) => {
  if (c.req.path.startsWith('/api/import/')) return importLimit(c, next)
  return AUTH_PATHS.test(c.req.path) ? authLimit(c, next) : callLimit(c, next)
})
app.use(withServices)

app.route('/api', api)
app.route('/api/openapi.json', openApi)
app.route('/api/share-preview', sharePreview)
app.route('/', siteFiles)
app.route('/s', sharedPages)
app.route('/', pages)

app.notFound((c) => {
  if (isApi(c)) return c.json({ code: 'not-found', message: messages.nothingHere } satisfies ErrorBody, 404)
  const { pathname, search } = new URL(c.req.url)
  // Only one slash at the start: two would redirect to another site.
  if (isSafe(c.req.method) && /[^/]\/+$/.test(pathname))
    return c.redirect(`/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${search}`, 301)
  return renderNotFound(c)
})

app.onError(async (error, c) => {
  const expected = toErrorResponse(error)
  if (expected && isApi(c)) return c.json(expected.body, expected.status, expected.headers)
  if (expected?.status === 404) return renderNotFound(c)
  if (expected) return renderRefusalPage(c, expected)
  const id = c.get('requestId')
  logError(error, { requestId: id, path: c.req.path.replace(SHARE_TOKEN, '$1…') })
  const cause = rootCause(error)
  const isFull = isDatabaseFull(cause) || cause instanceof DatabasesFull || (await isDiskFull(c.env))
  // Better Auth hides why it could not read a session; only the database can be the reason.
  const isDown =
    !isFull &&
    (isTransient(cause) ||
      cause instanceof RecordsUnavailable ||
      error.message === 'Failed to get session' ||
      (await isBehind(c.env, c.get('shareDatabase') ?? c.get('database')?.number ?? 0)))
  const refusal: ErrorResponse | null = isFull ? databaseFull(id) : isDown ? databaseDown(id) : null
  if (refusal) return isApi(c) ? c.json(refusal.body, refusal.status, refusal.headers) : renderRefusalPage(c, refusal)
  if (isApi(c)) return c.json({ code: 'internal', message: messages.failed(id) } satisfies ErrorBody, 500)
  return renderErrorPage(c, id)
})

/**
 * Whether the disk of a local installation is full. There a database that cannot be written, and then not even read, says no more than
 * "internal error".
 */
const isDiskFull = async ({ DISK }: Env): Promise<boolean> =>
  (await DISK?.fetch('http://disk').catch(() => null))?.status === 507
