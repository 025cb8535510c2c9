import { Hono } from 'hono'
import type { SyncParts } from '#domain/sync.ts'
import { SyncQuery } from '#domain/sync-query.ts'
import { ACCOUNT, accountHash } from '../auth/account-hash.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { createCtx } from '../db/context.ts'
import { readChanges } from '../db/sync/read-changes.ts'
import { jsonParts, searchParams } from '../respond.ts'

/** What a device needs to bring its copy of the person's records up to date. */
export const sync = new Hono<SignedInEnv>().use(requirePerson).get('/', searchParams(SyncQuery), async (c) => {
  const { since, epoch } = c.req.valid('query')
  const cursor = since === undefined || epoch === undefined ? undefined : { epoch, revision: Number(since) }
  // Not the person's own context: no budget counts that a revision is given.
  const ctx = { ...createCtx(c.env.DB), userId: c.get('person').id }
  c.header(ACCOUNT, accountHash(ctx.userId))
  const { head, parts } = await readChanges(ctx, cursor)
  return jsonParts<SyncParts>(c, head, parts)
})
