import { Hono } from 'hono'
import { FanImportInput } from '#domain/fan-import.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getImport, listImports } from '../db/fan-imports.ts'
import { undoImport } from '../db/import-details.ts'
import { startFanImport, stopFanImport, wakeSilentImports } from '../imports/fan-imports.ts'
import { jsonBody, pathId } from '../respond.ts'

export const imports = new Hono<SignedInEnv>()
  .use(requirePerson)
  .use(async (c, next) => {
    await next()
    if (c.req.method !== 'GET') return
    c.executionCtx.waitUntil(wakeSilentImports(c.env, c.get('db'), c.get('person').id, new Date()))
  })
  .get('/', async (c) => c.json(await listImports(c.get('db'), c.get('person').id)))
  .post('/fan', jsonBody(FanImportInput), async (c) => {
    const started = await startFanImport(c.env, c.get('db'), c.get('person').id, c.req.valid('json'), new Date())
    return c.json({ id: started.id }, 202)
  })
  .get('/:id', async (c) => c.json(await getImport(c.get('db'), c.get('person').id, pathId(c.req.param('id')))))
  .post('/:id/undo', async (c) => {
    const { id } = await getImport(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    return c.json(await undoImport(c.get('db'), c.get('person').id, id, new Date()))
  })
  .delete('/:id', async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await stopFanImport(c.env, c.get('db'), c.get('person').id, id, new Date()))
  })
