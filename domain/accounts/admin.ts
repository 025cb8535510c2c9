import type { Role } from './role.ts'

/** The page size of the user table and of the audit log. */
export const ADMIN_PAGE_SIZE = 50

export const USER_SORTS = ['created', 'username', 'email', 'role'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** An account as administrators see it; `displayName` may be empty. Times are ISO 8601. */
export type AdminUser = {
  id: string
  username: string
  email: string
  displayName: string
  role: Role
  createdAt: string
  emailVerified: boolean
  banned: boolean
  bannedAt: string | null
  banReason: string | null
}

/** What people do to their own accounts; a deleted account takes these entries with it. */
export const OWN_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'password-reset',
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'token-created',
  'token-revoked',
  'tokens-revoked',
  'invitation-used',
] as const
export type OwnAction = (typeof OWN_ACTIONS)[number]

export const AUDIT_ACTIONS = [
  'user-created',
  'user-updated',
  'user-deleted',
  'user-banned',
  'user-unbanned',
  'sessions-ended',
  'admin-granted',
  'invitation-created',
  'invitation-revoked',
  'share-removed',
  ...OWN_ACTIONS,
  'account-deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** How somebody signed in. */
export type SignInMethod = 'password' | 'google' | 'oidc' | 'passkey' | 'code'

/** Details of an action, never a secret: the changed fields, the role before and after, the reason of a ban, the way of a sign-in. */
export type AuditDetail = {
  method?: SignInMethod
  fields?: string[]
  role?: { from: Role | null; to: Role }
  reason?: string
}

/**
 * One entry of the audit log. Usernames are those at the time; email addresses are null once the account is deleted. A failed sign-in has
 * no actor, and `email` instead of a subject if no account has that address; it is null after 90 days.
 */
export type AuditEntry = {
  id: number
  at: string
  action: AuditAction
  email: string | null
  actor: { id: string; username: string; email: string | null }
  subject: { id: string; username: string; email: string | null }
  detail: AuditDetail
}

export type InvitationState = 'open' | 'used' | 'expired'

/** An invitation as administrators see it. Its link is only known when it is created. */
export type InvitationView = {
  id: number
  state: InvitationState
  createdAt: string
  expiresAt: string
  usedAt: string | null
  /** The username of who made it. */
  createdBy: string
}

/** The position after a page of the user table: the sort value and the id of its last account. */
export type UserCursor = { key: string | number; id: string }

/** A position as an ASCII string, for a header or a URL. */
export const toCursor = ({ key, id }: UserCursor): string => encodeURIComponent(JSON.stringify([key, id]))

/** The position that `toCursor` encoded; null for any other string. */
export function parseCursor(text: string): UserCursor | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    if (!Array.isArray(value) || value.length !== 2) return null
    const [key, id]: unknown[] = value
    if (typeof id !== 'string' || (typeof key !== 'string' && typeof key !== 'number')) return null
    return { key, id }
  } catch {
    return null
  }
}
