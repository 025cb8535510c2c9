import { Hono } from 'hono'
import { ACCOUNT_HEADER } from '#domain/sync/device-names.ts'
import type { SyncParts } from '#domain/sync/sync.ts'
import { SyncQuery } from '#domain/sync/sync-query.ts'
import { accountHash } from '../auth/account-hash.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { confirmSession, requireReader } from '../auth/require.ts'
import { createCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import { readChanges } from '../db/sync/read-changes.ts'
import { beginHeavyCall } from '../heavy-calls.ts'
import { jsonParts, searchParams } from '../respond.ts'

/** What a device needs to bring its copy of the person's records up to date. */
export const sync = new Hono<ReaderEnv>().use(requireReader).get('/', searchParams(SyncQuery), async (c) => {
  const { since, epoch } = c.req.valid('query')
  const cursor = since === undefined || epoch === undefined ? undefined : { epoch, revision: Number(since) }
  const { userId } = c.get('ctx')
  // Not the person's own context: recording the given revision does not count against a limit.
  const own = databasesOf(c.env, c.get('reader').database)
  const primary = { ...createCtx(own), userId }
  const near = { ...createCtx(c.get('database') ?? own), userId }
  c.header(ACCOUNT_HEADER, accountHash(userId))
  const { head, parts, isLong } = await readChanges(near, cursor, { primary, beforeWrite: () => confirmSession(c) })
  if (isLong) await beginHeavyCall(c)
  // Devices ask often, so the answer without differences is as short as possible.
  if (!parts) c.set('readerToCache', undefined)
  return jsonParts<SyncParts>(c, head, parts)
})
