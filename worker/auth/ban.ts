import { APIError } from 'better-auth/api'
import * as messages from '#locales/errors.ts'
import { findBan } from '../db/admin/bans.ts'
import type { AccountsCtx } from '../db/context.ts'

/** The code by which the sign-in dialog recognizes a ban. */
export const ACCOUNT_BANNED = 'ACCOUNT_BANNED'

/** Extra fields of the session's user; calls cannot set them. */
export const BAN_FIELDS = {
  bannedAt: { type: 'date', required: false, input: false },
  banReason: { type: 'string', required: false, input: false },
  deletedAt: { type: 'date', required: false, input: false },
} as const

/** The message for a banned person. */
export const banText = (reason: string | null | undefined): string =>
  reason ? messages.bannedFor(reason) : messages.banned

/** Prevents any new session of a banned account. Called after checking the password, so guessing reveals nothing. @throws APIError */
export async function rejectBanned(ctx: AccountsCtx, userId: string): Promise<void> {
  const ban = await findBan(ctx, userId)
  if (ban) throw new APIError('FORBIDDEN', { code: ACCOUNT_BANNED, message: banText(ban.reason) })
}
