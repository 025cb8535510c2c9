import { Hono } from 'hono'
import * as messages from '#locales/api-docs.ts'
import { ApiDocs } from '#pages/api-docs.tsx'
import { license, version } from '../../package.json'
import type { AppEnv } from '../auth/session.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import type { Env } from '../env.ts'
import { type ApiDocument, createDocument } from '../openapi/document.ts'
import { publicUrl } from '../public-url.ts'
import { api } from './api.ts'
import { ifLinkOffered } from './bandcamp-link.ts'
import { renderPage } from './render.tsx'

const MAX_AGE = 300

// Made once, when it is first asked for: it takes milliseconds, which no other call needs.
const made = new Map<boolean, ApiDocument>()
function apiDocument(env: Env): ApiDocument {
  const offered = isLinkOffered(env)
  const without = offered ? [] : [ifLinkOffered]
  const document = made.get(offered) ?? createDocument(api.routes, { version, license, without })
  made.set(offered, document)
  return document
}

/** The description of the API for programs. */
export const openApi = new Hono<AppEnv>().get('/', (c) =>
  c.json(apiDocument(c.env), 200, { 'cache-control': `public, max-age=${MAX_AGE}` }),
)

/** The same for people. */
export const apiDocs = new Hono<AppEnv>().get('/', (c) =>
  renderPage(c, <ApiDocs document={apiDocument(c.env)} />, {
    title: messages.pageTitle,
    description: messages.description,
    entry: 'page',
    canonical: `${publicUrl(c.env, c.req.url)}/docs/api`,
  }),
)
