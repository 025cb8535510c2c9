import { type Context, Hono } from 'hono'
import { FanImportInput, type ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getImport, listImports } from '../db/fan-imports.ts'
import { undoImport } from '../db/import-details.ts'
import { startFanImport, stopFanImport, wakeSilentImports } from '../imports/fan-imports.ts'
import { jsonBody, pathId } from '../respond.ts'

// Whoever looks at an import that should be going on makes sure that it does.
function wakeWhereSilent(c: Context<SignedInEnv>, found: ImportView[]): void {
  if (found.every((one) => isImportOver(one.status))) return
  c.executionCtx.waitUntil(wakeSilentImports(c.env, c.get('db'), c.get('person').id, new Date()))
}

export const imports = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => {
    const found = await listImports(c.get('db'), c.get('person').id)
    wakeWhereSilent(c, found)
    return c.json(found)
  })
  .post('/fan', jsonBody(FanImportInput), async (c) => {
    const started = await startFanImport(c.env, c.get('db'), c.get('person').id, c.req.valid('json'), new Date())
    return c.json({ id: started.id }, 202)
  })
  .get('/:id', async (c) => {
    const found = await getImport(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    wakeWhereSilent(c, [found])
    return c.json(found)
  })
  .post('/:id/undo', async (c) => {
    const { id } = await getImport(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    return c.json(await undoImport(c.get('db'), c.get('person').id, id, new Date()))
  })
  .delete('/:id', async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await stopFanImport(c.env, c.get('db'), c.get('person').id, id, new Date()))
  })
