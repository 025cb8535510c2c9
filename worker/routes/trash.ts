import { Hono } from 'hono'
import { TrashQuery } from '#domain/albums/trash.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { refuseTokens, requireReader } from '../auth/require.ts'
import { emptyTrash, readTrash, restoreTrash } from '../db/trash/whole-trash.ts'
import { heavyWrites } from '../heavy-calls.ts'
import { searchParams } from '../respond.ts'

export const trash = new Hono<ReaderEnv>()
  .use(requireReader, heavyWrites)
  .get('/', searchParams(TrashQuery), async (c) => c.json(await readTrash(c.get('ctx'), c.req.valid('query').after)))
  .post('/restore', async (c) => c.json({ left: await restoreTrash(c.get('ctx')) }))
  .delete('/', refuseTokens, async (c) => c.json({ left: await emptyTrash(c.get('ctx')) }))
