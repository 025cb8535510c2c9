import { Hono } from 'hono'
import type { ExtractSchema } from 'hono/types'
import * as messages from '#locales/api-docs.ts'
import { ApiDocs } from '#pages/api-docs.tsx'
import { license, version } from '../../package.json'
import type { AppEnv } from '../auth/app-env.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import type { Env } from '../env.ts'
import { type ApiDocument, createDocument } from '../openapi/document.ts'
import { type AnswerOf, OPERATIONS, type Operation } from '../openapi/operations.ts'
import { publicUrl } from '../public-url.ts'
import { type Api, api } from './api.ts'
import { ifLinkOffered } from './bandcamp-link.ts'
import { renderPage } from './render.tsx'

type Routes = ExtractSchema<Api>
type WithColons<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? WithColons<`${Start}:${Name}${Rest}`>
  : Path
type EndpointOf<Method extends string, Path extends string> = Path extends keyof Routes
  ? Routes[Path] extends { [Name in `$${Lowercase<Method>}`]: infer Endpoint }
    ? Endpoint
    : never
  : never
type JsonOf<Endpoint> = Endpoint extends { output: infer Output; outputFormat: 'json' } ? Output : never
type RowOf<Endpoint> = [Endpoint] extends [{ outputFormat: infer Format }]
  ? string extends Format
    ? Operation
    : AnswerOf<JsonOf<Endpoint>>
  : never

// Checks that each route sends the type that its row names. For files, the type of a route says nothing.
OPERATIONS satisfies {
  [Key in keyof typeof OPERATIONS]: Key extends `${infer Method} ${infer Path}`
    ? RowOf<EndpointOf<Method, WithColons<Path>>>
    : never
}

const MAX_AGE = 300

// Created on first use: it takes milliseconds, which no other call needs.
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
