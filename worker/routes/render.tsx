import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { Layout, type PageHead } from '#pages/layout.tsx'
import type { AppEnv } from '../auth/session.ts'

declare module '@hono/react-renderer' {
  interface Props extends PageHead {}
}

export const pageRenderer = reactRenderer(({ children, title, description, entry, nonce, noIndex }) => (
  <Layout title={title} description={description} entry={entry} nonce={nonce} noIndex={noIndex}>
    {children}
  </Layout>
))

/** Answers a whole page under the request's script nonce. */
export function renderPage(c: Context<AppEnv>, page: ReactElement, head: Omit<PageHead, 'nonce'>) {
  c.header('cache-control', 'private, no-store')
  return c.render(page, { ...head, nonce: c.get('secureHeadersNonce') ?? '' })
}
