import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { ReactElement } from 'react'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import { pageTitle } from '#locales/pages.ts'
import { Layout, type PageHead } from '#pages/layout.tsx'
import type { AppEnv } from '../auth/app-env.ts'

declare module '@hono/react-renderer' {
  interface Props extends PageHead {}
}

export const pageRenderer = reactRenderer(
  ({ children, title, description, entry, nonce, noIndex, person, account, revision, canonical }) => (
    <Layout {...{ title, description, entry, nonce, noIndex, person, account, revision, canonical }}>{children}</Layout>
  ),
)

/** Renders a whole page with the request's script nonce. */
export function renderPage(c: Context<AppEnv>, page: ReactElement, head: Omit<PageHead, 'nonce'>) {
  c.header('cache-control', 'private, no-store')
  return c.render(page, { ...head, nonce: c.get('secureHeadersNonce') ?? '' })
}

/** Renders a page that needs no script of its own, such as one with a single panel, hidden from search engines. */
export function panelPage(c: Context<AppEnv>, panel: ReactElement, title: string, status?: StatusCode) {
  if (status) c.status(status)
  return renderPage(c, panel, { title: pageTitle(title), entry: 'page', noIndex: true })
}

/** The fields of a posted form; empty if the body is not a form. */
export const formFields = async (c: Context<AppEnv>): Promise<Record<string, unknown>> =>
  c.req.formData().then(Object.fromEntries, () => ({}))

/** The message for a page if `work` hit a rate limit, with status and headers set; null if it succeeded. */
export async function rateLimitMessage(c: Context<AppEnv>, work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    c.status(429)
    if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
    return error.message
  }
}
