import type { BetterAuthPlugin } from 'better-auth'
import type { ProviderId } from '#domain/accounts/account.ts'
import type { AccountsCtx, AdminCtx, Ctx } from '../db/context.ts'
import type { DatabaseSession } from '../db/database-session.ts'
import type { Env } from '../env.ts'
import type { HeavyCall } from '../isolate.ts'
import type { Auth } from './auth.ts'

export type SignedIn = {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image: string | null
  role: string
  hasSecondFactor: boolean
  /** The number of the database with their records. */
  database: number
  sessionId: string
  signedInAt: Date
}

export type Reader = {
  id: string
  database: number
  /** Looks up whether the session is still valid, while the records are read. Nothing may be sent before this resolves. */
  isSignedIn: Promise<boolean>
}

/** Whose records, and in which database. */
export type Whose = Pick<Reader, 'id' | 'database'>

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    secureHeadersNonce?: string
    auth: () => Auth
    /** Better Auth for a sign-in with an account elsewhere. */
    authBy: (provider: ProviderId) => Auth
    /** Better Auth with plugins that only some calls need. */
    authWith: (plugins: BetterAuthPlugin[]) => Auth
    ctx: AccountsCtx
    person: SignedIn | null
    /** The session of the databases in which the person's own records and account are read and written. */
    database: DatabaseSession | undefined
    /** The number of the database with the share that is asked for. */
    shareDatabase: number | undefined
    /** The person whose session was looked up to read, which the browser may note. */
    readerToCache: Whose | undefined
    /** The message for a banned person with a session. */
    banText: string | undefined
    isNewlyVerified: boolean | undefined
    /** The account that this request creates. */
    createdUserId: string | undefined
    /** The invitation that this request uses up. */
    spentInvitation: number | undefined
    /** The account that this request starts a session of. */
    sessionUserId: string | undefined
    heavyCall: HeavyCall | undefined
    /** The Content Security Policy of a page that is none of the app's. */
    contentPolicy: string | undefined
    /** Whether other sites may show the answer in their pages. */
    isForOtherSites: boolean | undefined
  }
}
export type SignedInEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { person: SignedIn; ctx: Ctx } }
/** For reads that take the session from the cache: they know whose records to read and nothing else. */
export type ReaderEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { ctx: Ctx; reader: Reader } }
export type AdminEnv = { Bindings: Env; Variables: SignedInEnv['Variables'] & { ctx: AdminCtx } }
