import { type Binding, createDb, type Db } from './database.ts'

/** What a query function that serves no single person works with: the database, and the time the request, step or clean-up began. */
export type SystemCtx = { db: Db; now: Date }

/** A call with an `Idempotency-Key`; `call` is a digest of what it asks for, `token` is its own. */
export type KeyedRequest = { key: string; call: string; token: string }

/**
 * What every query function on a person's data works with; `userId` owns all rows it reads or writes. `isCounted` says that writes count against
 * their limits; `keyed` is of a call with an `Idempotency-Key`, `isMidway` of its transactions but the last (`inSteps`). `write` heeds
 * all three.
 */
export type Ctx = SystemCtx & {
  userId: string
  isCounted?: boolean
  keyed?: KeyedRequest | undefined
  isMidway?: boolean
}

/** The context of an administrator who acts on other accounts: `userId` and `sessionId` are the administrator's own. */
export type AdminCtx = Ctx & { sessionId: string }

/** A context over a D1 binding or session, with the current time. One per request or Workflow step: kept longer, a binding hangs. */
export const createCtx = (binding: Binding): SystemCtx => ({ db: createDb(binding), now: new Date() })
