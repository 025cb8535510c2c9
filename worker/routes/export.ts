import { type Context, Hono } from 'hono'
import { AlbumIds } from '#domain/album.ts'
import { Invalid } from '#domain/app-error.ts'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import { fieldErrors } from '#domain/error.ts'
import * as downloads from '#locales/downloads.ts'
import * as messages from '#locales/errors/calls.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { listShownIds } from '../db/albums/collection-page.ts'
import {
  listExchangeCrates,
  pageAlbums,
  pageAlbumsInOrder,
  pageCrateAlbums,
  pageMemberships,
} from '../db/albums/export-pages.ts'
import { getCrate } from '../db/crates/crates.ts'
import { attachment } from '../exports/file-name.ts'
import { albumsAsCsv, collectionAsJson, toByteStream } from '../exports/streams.ts'
import { pathId } from '../respond.ts'

const download = (body: ReadableStream<Uint8Array>, type: string, disposition: string) =>
  new Response(body, {
    headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' },
  })

const CSV = 'text/csv; charset=utf-8'

const NO_JSON = Symbol()

// A plain form makes the browser save the answer as a file; it has the ids in one field, parted by commas.
async function readAlbumIds(c: Context<SignedInEnv>): Promise<number[]> {
  const isForm = /^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')
  const body = isForm ? await readForm(c) : await c.req.json<unknown>().catch(() => NO_JSON)
  if (body === NO_JSON) throw new Invalid(messages.notJson, { body: messages.notJson })
  const checked = AlbumIds.safeParse(body)
  if (!checked.success) throw new Invalid(messages.wrongFields, fieldErrors(checked.error.issues))
  return checked.data.albumIds
}

async function readForm(c: Context<SignedInEnv>): Promise<Record<string, unknown>> {
  const { albumIds, ...others } = await c.req.parseBody()
  return { ...others, albumIds: typeof albumIds === 'string' ? albumIds.split(',').map(Number) : albumIds }
}

export const exportFiles = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/albums', async (c) => {
    const [db, userId, now] = [c.get('db'), c.get('person').id, new Date()]
    const { search } = new URL(c.req.url)
    const pages =
      search === ''
        ? pageAlbums(db, userId)
        : pageAlbumsInOrder(db, userId, await listShownIds(db, userId, parseCollectionQuery(search), now))
    return download(toByteStream(albumsAsCsv(pages)), CSV, attachment(downloads.albums, now, 'csv'))
  })
  .post('/albums', async (c) => {
    const pages = pageAlbumsInOrder(c.get('db'), c.get('person').id, await readAlbumIds(c))
    return download(toByteStream(albumsAsCsv(pages)), CSV, attachment(downloads.selection, new Date(), 'csv'))
  })
  .get('/crates/:id', async (c) => {
    const crate = await getCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    const texts = albumsAsCsv(pageCrateAlbums(c.get('db'), c.get('person').id, crate.id))
    return download(toByteStream(texts), CSV, attachment(crate.name, new Date(), 'csv'))
  })
  .get('/collection', (c) => {
    const [db, id, now] = [c.get('db'), c.get('person').id, new Date()]
    const texts = collectionAsJson(pageAlbums(db, id), () => listExchangeCrates(db, id), pageMemberships(db, id), now)
    return download(
      toByteStream(texts),
      'application/json; charset=utf-8',
      attachment(downloads.collection, now, 'json'),
    )
  })
