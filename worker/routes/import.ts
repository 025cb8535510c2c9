import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Invalid } from '#domain/app-error.ts'
import { parseCollectionFile } from '#domain/exchange.ts'
import * as messages from '#locales/errors/imports.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getCrate } from '../db/crates/crates.ts'
import { importCollection, importFileAlbums } from '../db/imports/file-calls.ts'
import { readCsvFile } from '../imports/csv-file.ts'
import { jsonBody, pathId } from '../respond.ts'

// These calls return a bare list, so a header holds the number of failed rows.
const FAILED_ROWS = 'failed-rows'

const CsvInput = z.strictObject({ csvData: z.string(messages.wrongCsv) })
const CollectionInput = z.union(
  [z.strictObject({ collectionData: z.string() }), z.strictObject({ csvData: z.string() })],
  messages.noFile,
)

export const fileImports = new Hono<SignedInEnv>()
  .use(requirePerson)
  .post('/albums', jsonBody(CsvInput), async (c) => {
    const { albums, failed } = readCsvFile(c.req.valid('json').csvData)
    const written = await importFileAlbums(c.get('ctx'), albums, null)
    return c.json(written.albums, 200, { [FAILED_ROWS]: String(failed.length) })
  })
  .post('/crates/:id', jsonBody(CsvInput), async (c) => {
    const crate = await getCrate(c.get('ctx'), pathId(c.req.param('id')))
    const { albums, failed } = readCsvFile(c.req.valid('json').csvData)
    const written = await importFileAlbums(c.get('ctx'), albums, crate.id)
    return c.json(written.albums, 200, { [FAILED_ROWS]: String(failed.length) })
  })
  .post('/collection', jsonBody(CollectionInput), async (c) => {
    const input = c.req.valid('json')
    if ('csvData' in input) {
      const { albums, failed } = readCsvFile(input.csvData)
      const written = await importFileAlbums(c.get('ctx'), albums, null)
      return c.json({ ...written, crates: [], failed })
    }
    const read = parseCollectionFile(input.collectionData)
    if ('message' in read) throw new Invalid(read.message, read.fields)
    return c.json({ ...(await importCollection(c.get('ctx'), read.file)), failed: [] })
  })
