import { Hono } from 'hono'
import { ListenPatch, ListensQuery } from '#domain/diary/listen.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireReader } from '../auth/require.ts'
import { deleteListen, readListens, readListenYears, updateListen } from '../db/diary/listens.ts'
import { jsonBody, noContent, pathId, searchParams } from '../respond.ts'

export const listens = new Hono<ReaderEnv>()
  .use(requireReader)
  .get('/', searchParams(ListensQuery), async (c) => c.json(await readListens(c.get('ctx'), c.req.valid('query'))))
  .get('/years', async (c) => c.json(await readListenYears(c.get('ctx'))))
  .patch('/:id', jsonBody(ListenPatch), async (c) =>
    c.json(await updateListen(c.get('ctx'), pathId(c, 'id'), c.req.valid('json'))),
  )
  .delete('/:id', (c) => noContent(c, deleteListen(c.get('ctx'), pathId(c, 'id'))))
