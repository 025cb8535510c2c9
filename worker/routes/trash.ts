import { Hono } from 'hono'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { emptyTrash, listTrash } from '../db/trash/trash.ts'

export const trash = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => c.json(await listTrash(c.get('ctx'))))
  .delete('/', async (c) => {
    await emptyTrash(c.get('ctx'))
    return c.body(null, 204)
  })
