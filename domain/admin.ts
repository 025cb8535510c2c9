import type { Role } from './role.ts'

/** How many people, or entries of the audit log, one answer holds. */
export const ADMIN_PAGE_SIZE = 50

export const USER_SORTS = ['created', 'username', 'email', 'role'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** A person as the administrators see them; `displayName` may be empty. Times are ISO texts. */
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

export const AUDIT_ACTIONS = [
  'user-created',
  'user-updated',
  'user-deleted',
  'user-banned',
  'user-unbanned',
  'sessions-ended',
  'admin-granted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** More about an action, never a secret: which fields changed, the role before and after, why somebody was banned. */
export type AuditDetail = {
  fields?: string[]
  role?: { from: Role | null; to: Role }
  reason?: string
}

/** One thing an administrator did, to whom and when. Usernames are those of that time; e-mail addresses are null once the account is gone. */
export type AuditEntry = {
  id: number
  at: string
  action: AuditAction
  actor: { id: string; username: string; email: string | null }
  subject: { id: string; username: string; email: string | null }
  detail: AuditDetail
}

/** Where a page of the user table ended: the value it is sorted by and the id of the last person on it. */
export type UserPlace = { key: string | number; id: string }

/** A place as a text of ASCII alone, for a header and an address. */
export const toCursor = ({ key, id }: UserPlace): string => encodeURIComponent(JSON.stringify([key, id]))

/** The place that `toCursor` wrote; null for any other text. */
export function parseCursor(text: string): UserPlace | null {
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
