import { Hono } from 'hono'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getCrate } from '../db/crates.ts'
import { listExchangeCrates, pageAlbums, pageCrateAlbums } from '../db/exports.ts'
import { attachment } from '../exports/file-name.ts'
import { albumsAsCsv, collectionAsJson, toByteStream } from '../exports/streams.ts'
import { pathId } from '../respond.ts'

const download = (body: ReadableStream<Uint8Array>, type: string, disposition: string) =>
  new Response(body, {
    headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' },
  })

const CSV = 'text/csv; charset=utf-8'

export const exportFiles = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/albums', (c) => {
    const texts = albumsAsCsv(pageAlbums(c.get('db'), c.get('person').id))
    return download(toByteStream(texts), CSV, attachment('Gatefold albums', new Date(), 'csv'))
  })
  .get('/crates/:id', async (c) => {
    const crate = await getCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    const texts = albumsAsCsv(pageCrateAlbums(c.get('db'), c.get('person').id, crate.id))
    return download(toByteStream(texts), CSV, attachment(crate.name, new Date(), 'csv'))
  })
  .get('/collection', (c) => {
    const [db, id, now] = [c.get('db'), c.get('person').id, new Date()]
    const texts = collectionAsJson(pageAlbums(db, id), () => listExchangeCrates(db, id), now)
    return download(
      toByteStream(texts),
      'application/json; charset=utf-8',
      attachment('Gatefold collection', now, 'json'),
    )
  })
