import { type Context, Hono } from 'hono'
import { AlbumIds } from '#domain/albums/album.ts'
import { Invalid } from '#domain/errors/app-error.ts'
import { fieldErrors } from '#domain/errors/error.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CollectionSearch } from '#domain/query/collection-search.ts'
import * as messages from '#locales/errors.ts'
import * as downloads from '#locales/mail.ts'
import { type ReaderEnv, requireReader } from '../auth/session.ts'
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
import { bodyChecked, listTexts, pathId, searchParams } from '../respond.ts'

const download = (c: Context<ReaderEnv>, texts: AsyncGenerator<string>, type: string, disposition: string) =>
  new Response(toByteStream(c, texts), {
    headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' },
  })

const CSV = 'text/csv; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const NO_JSON = Symbol()

// A plain form makes the browser save the response as a file; one field holds the comma-separated ids.
async function readAlbumIds(c: Context<ReaderEnv>): Promise<number[]> {
  const isForm = /^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')
  const body = isForm ? await readForm(c) : await c.req.json<unknown>().catch(() => NO_JSON)
  if (body === NO_JSON) throw new Invalid(messages.notJson, { body: messages.notJson })
  const checked = AlbumIds.safeParse(body)
  if (!checked.success) throw new Invalid(messages.wrongFields, fieldErrors(checked.error.issues))
  return checked.data.albumIds
}

async function readForm(c: Context<ReaderEnv>): Promise<Record<string, unknown>> {
  const { albumIds, ...others } = await c.req.parseBody()
  return { ...others, albumIds: typeof albumIds === 'string' ? albumIds.split(',').map(Number) : albumIds }
}

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
  .post('/albums', bodyChecked(AlbumIds), async (c) => {
    const pages = pageAlbumsInOrder(c.get('ctx'), await readAlbumIds(c))
    return download(c, albumsAsCsv(pages), CSV, attachment(downloads.selectionFileName, c.get('ctx').now, 'csv'))
  })
  .get('/crates/:id', async (c) => {
    const ctx = c.get('ctx')
    const crate = await getCrate(ctx, pathId(c.req.param('id')))
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
