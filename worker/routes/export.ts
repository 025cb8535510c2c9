import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AlbumIds } from '#domain/albums/album.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CollectionSearch } from '#domain/query/collection-search.ts'
import * as downloads from '#locales/mail.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireReader } from '../auth/require.ts'
import {
  pageAlbums,
  pageAlbumsInOrder,
  pageAlbumsWithTracks,
  pageCrateAlbums,
  pageMemberships,
  readRestOfFile,
} from '../db/albums/export-pages.ts'
import { listShownIds } from '../db/albums/find-albums.ts'
import { getCrate } from '../db/crates/crates.ts'
import { listSmartIds, resolveSmartCrate } from '../db/crates/smart-crate.ts'
import { pageListens } from '../db/diary/listens.ts'
import { attachment } from '../exports/file-name.ts'
import { albumsAsCsv, collectionAsJson, listensAsCsv, toByteStream } from '../exports/streams.ts'
import { heavy } from '../heavy-calls.ts'
import { jsonBody, listTexts, pathId, searchParams } from '../respond.ts'

const download = (c: Context<ReaderEnv>, texts: AsyncGenerator<string>, type: string, disposition: string) =>
  new Response(toByteStream(c, texts), {
    headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' },
  })

const CSV = 'text/csv; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

// A plain form makes the browser save the response as a file; one field holds the comma-separated ids.
const formAsJson = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (/^application\/x-www-form-urlencoded/.test(request.headers.get('content-type') ?? '')) {
    const { albumIds, ...others } = Object.fromEntries(await request.formData())
    const body = JSON.stringify({ ...others, albumIds: String(albumIds).split(',').map(Number) })
    c.req.raw = new Request(request, { body, headers: { 'content-type': 'application/json' } })
  }
  await next()
})

export const exportFiles = new Hono<ReaderEnv>()
  .use(requireReader, heavy)
  .get('/albums', searchParams(CollectionSearch), async (c) => {
    const ctx = c.get('ctx')
    const { search } = new URL(c.req.url)
    const pages =
      search === ''
        ? pageAlbums(ctx)
        : pageAlbumsInOrder(ctx, await listShownIds(ctx, await resolveSmartCrate(ctx, parseCollectionQuery(search))))
    return download(c, albumsAsCsv(pages), CSV, attachment(downloads.albumsFileName, ctx.now, 'csv'))
  })
  .post('/albums', formAsJson, jsonBody(AlbumIds), (c) => {
    const pages = pageAlbumsInOrder(c.get('ctx'), c.req.valid('json').albumIds)
    return download(c, albumsAsCsv(pages), CSV, attachment(downloads.selectionFileName, c.get('ctx').now, 'csv'))
  })
  .get('/crates/:id', async (c) => {
    const ctx = c.get('ctx')
    const crate = await getCrate(ctx, pathId(c, 'id'))
    const pages =
      crate.query === undefined
        ? pageCrateAlbums(ctx, crate.id)
        : pageAlbumsInOrder(ctx, await listSmartIds(ctx, crate))
    return download(c, albumsAsCsv(pages), CSV, attachment(crate.name, ctx.now, 'csv'))
  })
  .get('/collection', (c) => {
    const ctx = c.get('ctx')
    const texts = collectionAsJson(pageAlbumsWithTracks(ctx), () => readRestOfFile(ctx), pageMemberships(ctx), ctx.now)
    return download(c, texts, JSON_TYPE, attachment(downloads.collectionFileName, ctx.now, 'json'))
  })
  .get('/diary.csv', (c) => {
    const ctx = c.get('ctx')
    return download(c, listensAsCsv(pageListens(ctx)), CSV, attachment(downloads.diaryFileName, ctx.now, 'csv'))
  })
  .get('/diary.json', (c) => {
    const ctx = c.get('ctx')
    const texts = listTexts(pageListens(ctx), '[', ']')
    return download(c, texts, JSON_TYPE, attachment(downloads.diaryFileName, ctx.now, 'json'))
  })
