import type { DeviceChange } from '#domain/sync/device-change.ts'
import { type Binding, createDb, type Db } from './database.ts'

/** The context of query functions on accounts: their database, and the time the request, step or clean-up started. */
export type AccountsCtx = { accounts: Db; now: Date }

/**
 * The same with one database of records, which may be the accounts' database too. Tables of both roles are never read or written together
 * (`schema/roles.ts`).
 */
export type SystemCtx = AccountsCtx & { db: Db }

/** The context of query functions on one account. */
export type AccountCtx = AccountsCtx & { userId: string }

/** A call with an `Idempotency-Key`; `call` is a digest of its content, `token` identifies the request. */
export type KeyedRequest = { key: string; call: string; token: string }

/**
 * The context of every query function on a person's data; `userId` owns all rows it reads or writes. `isCounted`: writes count against the
 * person's limits; `keyed`: the call has an `Idempotency-Key`, and `isLastStep` is false in all of its transactions but the last
 * (`inChunks`); `change`: the call is a numbered change of a device. `write` respects all of them.
 */
export type Ctx = SystemCtx & {
  userId: string
  isCounted?: boolean
  keyed?: KeyedRequest | undefined
  isLastStep?: false
  change?: DeviceChange | undefined
}

/** The context of an administrator who acts on other accounts: `userId` and `sessionId` are the administrator's own. */
export type AdminCtx = Ctx & { sessionId: string }

/** The database of accounts and one of records, which may be the same: bindings, or a session of each. */
export type Databases<One extends Binding = Binding> = { accounts: One; records: One }

/** A context over D1 bindings or sessions. Create one per request or Workflow step: a binding that outlives its request hangs. */
export function createCtx({ accounts, records }: Databases, now = new Date(), deadline?: number): SystemCtx {
  const opened = createDb(accounts, deadline)
  return { db: records === accounts ? opened : createDb(records, deadline), accounts: opened, now }
}

/** The context for accounts alone. */
export const createAccountsCtx = (accounts: Binding, now = new Date()): AccountsCtx => ({
  accounts: createDb(accounts),
  now,
})
