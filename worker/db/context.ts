import { type Binding, createDb, type Db } from './database.ts'

/**
 * What a query function that serves no single person works with: the databases of records and of accounts, which may be the same one and
 * are never read or written together (`schema/roles.ts`), and the time the request, step or clean-up began.
 */
export type SystemCtx = { db: Db; accounts: Db; now: Date }

/** A call with an `Idempotency-Key`; `call` is a digest of what it asks for, `token` is its own. */
export type KeyedRequest = { key: string; call: string; token: string }

/**
 * What every query function on a person's data works with; `userId` owns all rows it reads or writes. `isCounted` says that writes count
 * against their limits; `keyed` is of a call with an `Idempotency-Key`, `isLastStep` is false in its transactions but the last
 * (`inChunks`). `write` heeds all three.
 */
export type Ctx = SystemCtx & {
  userId: string
  isCounted?: boolean
  keyed?: KeyedRequest | undefined
  isLastStep?: false
}

/** The context of an administrator who acts on other accounts: `userId` and `sessionId` are the administrator's own. */
export type AdminCtx = Ctx & { sessionId: string }

/** The bindings of the databases, or a session of each. `DB` has the accounts, and the records too unless there is `RECORDS_1` for them. */
export type Databases<One extends Binding = Binding> = { DB: One; RECORDS_1?: One | undefined }

/** A context over D1 bindings or sessions. Make one per request or Workflow step: a binding kept beyond its request hangs. */
export function createCtx({ DB, RECORDS_1 }: Databases, now = new Date()): SystemCtx {
  const accounts = createDb(DB)
  return { db: RECORDS_1 ? createDb(RECORDS_1) : accounts, accounts, now }
}
