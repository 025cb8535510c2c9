import { type Context, Hono } from 'hono'
import { FanImportInput, FanListsInput, type ImportView } from '#domain/imports/fan-import.ts'
import { FileCrates, FileImportEnd, FileImportInput, FileRows } from '#domain/imports/file-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { confirmSession, requireReader } from '../auth/require.ts'
import { getCrateToFill } from '../db/crates/crates.ts'
import { beginFileImport, endLeftFileImports, finishFileImport, getFileImport } from '../db/imports/begin-finish.ts'
import { getImport, listImportedIds, listImports, restoreMet } from '../db/imports/imports.ts'
import { previewUndo } from '../db/imports/take-back.ts'
import { undoImport } from '../db/imports/undo.ts'
import { readWeeklyLook, removeWeeklyLook, saveWeeklyLook } from '../db/imports/weekly-looks.ts'
import { writeCrates } from '../db/imports/write-crates.ts'
import { heavy } from '../heavy-calls.ts'
import { startFanImport, stopImport, wakeSilentImports } from '../imports/fan-imports.ts'
import { chunkNumber, takeFileRows } from '../imports/file-chunks.ts'
import { startLinkImport } from '../imports/link-imports.ts'
import { inBackground } from '../in-background.ts'
import { jsonBody, noContent, pathId } from '../respond.ts'
import { ifLinkOffered } from './bandcamp-link.ts'

// Reading an active import wakes it if its process has ended.
function wakeWhereSilent(c: Context<ReaderEnv>, found: ImportView[]): void {
  if (found.every((one) => one.kind === 'file' || isImportOver(one.status))) return
  inBackground(c, wakeSilentImports(c.get('ctx'), c.env))
}

const LEFT_MS = 10 * 60_000

// The process of an import in one call may have ended; without this, nothing would notice for a day.
async function endLeft(c: Context<ReaderEnv>, found: ImportView[]): Promise<ImportView[]> {
  const before = new Date(c.get('ctx').now.getTime() - LEFT_MS)
  const isLeft = ({ file, status, startedAt }: ImportView) =>
    file?.fingerprint === null && !isImportOver(status) && new Date(startedAt) < before
  if (!found.some(isLeft)) return found
  await confirmSession(c)
  await endLeftFileImports(c.get('ctx'), before)
  return listImports(c.get('ctx'))
}

export const imports = new Hono<ReaderEnv>()
  .use(requireReader)
  .get('/', async (c) => {
    const found = await endLeft(c, await listImports(c.get('ctx')))
    wakeWhereSilent(c, found)
    return c.json(found)
  })
  .post('/fan', jsonBody(FanImportInput), async (c) => {
    const started = await startFanImport(c.get('ctx'), c.env, c.req.valid('json'))
    return c.json({ id: started.id }, 202)
  })
  .post('/link', ifLinkOffered, async (c) => {
    const started = await startLinkImport(c.get('ctx'), c.env)
    return c.json({ id: started.id }, 202)
  })
  .post('/file', jsonBody(FileImportInput), async (c) => {
    const input = c.req.valid('json')
    if (input.crateId) await getCrateToFill(c.get('ctx'), input.crateId)
    const opened = await beginFileImport(c.get('ctx'), input)
    return c.json({ id: opened.id }, 201)
  })
  .get('/weekly', async (c) => c.json(await readWeeklyLook(c.get('ctx'))))
  .put('/weekly', jsonBody(FanListsInput), async (c) => c.json(await saveWeeklyLook(c.get('ctx'), c.req.valid('json'))))
  .delete('/weekly', (c) => noContent(c, removeWeeklyLook(c.get('ctx'))))
  .put('/:id/rows/:chunk', heavy, jsonBody(FileRows), async (c) => {
    const [importId, chunk] = [pathId(c, 'id'), chunkNumber(c.req.param('chunk'))]
    const { rows } = c.req.valid('json')
    return c.json(await takeFileRows(c.get('ctx'), { importId, chunk }, rows))
  })
  .put('/:id/crates/:chunk', heavy, jsonBody(FileCrates), async (c) => {
    const [importId, chunk] = [pathId(c, 'id'), chunkNumber(c.req.param('chunk'))]
    const { crates } = c.req.valid('json')
    return c.json(await writeCrates(c.get('ctx'), { importId, chunk }, crates))
  })
  .post('/:id/finish', heavy, jsonBody(FileImportEnd), async (c) =>
    c.json(await finishFileImport(c.get('ctx'), pathId(c, 'id'), c.req.valid('json'))),
  )
  .get('/:id', async (c) => {
    const id = pathId(c, 'id')
    const file = await getFileImport(c.get('ctx'), id)
    if (file) return c.json(file)
    const found = await getImport(c.get('ctx'), id)
    wakeWhereSilent(c, [found])
    return c.json(found)
  })
  .get('/:id/albums', async (c) => c.json(await listImportedIds(c.get('ctx'), pathId(c, 'id'))))
  .get('/:id/undo', async (c) => c.json(await previewUndo(c.get('ctx'), pathId(c, 'id'))))
  .post('/:id/undo', heavy, async (c) => c.json(await undoImport(c.get('ctx'), pathId(c, 'id'))))
  .post('/:id/restore', heavy, async (c) => c.json(await restoreMet(c.get('ctx'), pathId(c, 'id'))))
  .delete('/:id', async (c) => c.json(await stopImport(c.get('ctx'), c.env, pathId(c, 'id'))))
