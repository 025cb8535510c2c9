import type { DeviceChange } from '#domain/sync/device-change.ts'
import { type Binding, createDb, type Db } from './database.ts'

/** What a query function of accounts works with: their database, and the time the request, step or clean-up began. */
export type AccountsCtx = { accounts: Db; now: Date }

/**
 * The same with one database of records, which may be that of the accounts too. Those of both roles are never read or written together
 * (`schema/roles.ts`).
 */
export type SystemCtx = AccountsCtx & { db: Db }

/** What a query function of one account works with. */
export type AccountCtx = AccountsCtx & { userId: string }

/** A call with an `Idempotency-Key`; `call` is a digest of what it asks for, `token` is its own. */
export type KeyedRequest = { key: string; call: string; token: string }

/**
 * What every query function on a person's data works with; `userId` owns all rows it reads or writes. `isCounted` says that writes count
 * against their limits; `keyed` is of a call with an `Idempotency-Key`, `isLastStep` is false in its transactions but the last
 * (`inChunks`); `change` is of a call that names itself as a change of a device. `write` heeds all of them.
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

/** A context over D1 bindings or sessions. Make one per request or Workflow step: a binding kept beyond its request hangs. */
export function createCtx({ accounts, records }: Databases, now = new Date(), deadline?: number): SystemCtx {
  const opened = createDb(accounts, deadline)
  return { db: records === accounts ? opened : createDb(records, deadline), accounts: opened, now }
}

/** The context of what concerns accounts alone. */
export const createAccountsCtx = (accounts: Binding, now = new Date()): AccountsCtx => ({
  accounts: createDb(accounts),
  now,
})
