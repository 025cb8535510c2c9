import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { FailedRow } from '#domain/error.ts'
import * as messages from '#locales/errors/imports.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getCrate } from '../db/crates/crates.ts'
import { importWholeFile } from '../db/imports/whole-file.ts'
import { readCollectionFile, readCsvFile } from '../imports/whole-files.ts'
import { jsonBody, pathId } from '../respond.ts'

// Two of these calls return a bare list, so headers hold the number of failed rows and the import, which can be undone.
const FAILED_ROWS = 'failed-rows'
const IMPORT_ID = 'import-id'

type Imported = Awaited<ReturnType<typeof importWholeFile>>
const headersOf = ({ importId }: Imported, failed: readonly FailedRow[]) => ({
  [IMPORT_ID]: String(importId),
  [FAILED_ROWS]: String(failed.length),
})

const CsvInput = z.strictObject({ csvData: z.string(messages.wrongCsv) })
const CollectionInput = z.union(
  [z.strictObject({ collectionData: z.string() }), z.strictObject({ csvData: z.string() })],
  messages.noFile,
)

export const fileImports = new Hono<SignedInEnv>()
  .use(requirePerson)
  .post('/albums', jsonBody(CsvInput), async (c) => {
    const file = readCsvFile(c.req.valid('json').csvData)
    const written = await importWholeFile(c.get('ctx'), file)
    return c.json(written.albums, 200, headersOf(written, file.failed))
  })
  .post('/crates/:id', jsonBody(CsvInput), async (c) => {
    const crate = await getCrate(c.get('ctx'), pathId(c.req.param('id')))
    const file = readCsvFile(c.req.valid('json').csvData)
    const written = await importWholeFile(c.get('ctx'), { ...file, crateId: crate.id })
    return c.json(written.albums, 200, headersOf(written, file.failed))
  })
  .post('/collection', jsonBody(CollectionInput), async (c) => {
    const input = c.req.valid('json')
    const file = 'csvData' in input ? readCsvFile(input.csvData) : readCollectionFile(input.collectionData)
    const written = await importWholeFile(c.get('ctx'), file)
    return c.json({ ...written, failed: file.failed }, 200, headersOf(written, file.failed))
  })
