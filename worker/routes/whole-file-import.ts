import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type FailedRow, reportedRows } from '#domain/errors/error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireWriter } from '../auth/require.ts'
import { pageAlbumsById } from '../db/albums/list-albums.ts'
import { getCrateToFill } from '../db/crates/crates.ts'
import { importWholeFile } from '../db/imports/whole-file.ts'
import { heavy } from '../heavy-calls.ts'
import { readCollectionFile, readCsvFile } from '../imports/whole-files.ts'
import { jsonBody, jsonList, jsonWithRows, pathId } from '../respond.ts'

// Two of these calls return a bare list, so headers carry the numbers of failed rows, the number of cells that were left out, and the
// import's id.
const FAILED_ROWS = 'failed-rows'
const PARTS_LEFT_OUT = 'parts-left-out'
const IMPORT_ID = 'import-id'

type Told = { failed: readonly FailedRow[]; left: readonly FailedRow[] }

function setHeaders(c: Context, { importId }: { importId: number }, { failed, left }: Told): void {
  c.header(IMPORT_ID, String(importId))
  c.header(FAILED_ROWS, String(failed.length))
  c.header(PARTS_LEFT_OUT, String(left.length))
}

const CsvInput = z.strictObject({ csvData: z.string(messages.wrongCsv) })
const CollectionInput = z.union(
  [z.strictObject({ collectionData: z.string() }), z.strictObject({ csvData: z.string() })],
  messages.noFile,
)

export const wholeFileImports = new Hono<ReaderEnv>()
  .use(requireWriter, heavy)
  .post('/albums', jsonBody(CsvInput), async (c) => {
    const file = await readCsvFile(c.req.valid('json').csvData)
    const written = await importWholeFile(c.get('ctx'), file)
    setHeaders(c, written, file)
    return jsonList(c, pageAlbumsById(c.get('ctx'), written.albumIds))
  })
  .post('/crates/:id', jsonBody(CsvInput), async (c) => {
    const crate = await getCrateToFill(c.get('ctx'), pathId(c, 'id'))
    const file = await readCsvFile(c.req.valid('json').csvData)
    const written = await importWholeFile(c.get('ctx'), { ...file, crateId: crate.id })
    setHeaders(c, written, file)
    return jsonList(c, pageAlbumsById(c.get('ctx'), written.albumIds))
  })
  .post('/collection', jsonBody(CollectionInput), async (c) => {
    const input = c.req.valid('json')
    const file = await ('csvData' in input ? readCsvFile(input.csvData) : readCollectionFile(input.collectionData))
    const { albumIds, ...written } = await importWholeFile(c.get('ctx'), file)
    setHeaders(c, written, file)
    const albums = pageAlbumsById(c.get('ctx'), albumIds)
    return jsonWithRows(
      c,
      { ...written, ...reportedRows(file.failed), leftOut: file.left.slice(0, LIMITS.reportedRows) },
      'albums',
      albums,
    )
  })
