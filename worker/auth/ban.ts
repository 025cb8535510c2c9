import { APIError } from 'better-auth/api'
import * as messages from '#locales/errors/account.ts'
import { findBan } from '../db/admin/bans.ts'
import type { Db } from '../db/database.ts'

/** What the sign-in dialog knows a ban by. */
export const ACCOUNT_BANNED = 'ACCOUNT_BANNED'

/** What a session's person carries besides; nobody can send it. */
export const BAN_FIELDS = {
  bannedAt: { type: 'date', required: false, input: false },
  banReason: { type: 'string', required: false, input: false },
  deletedAt: { type: 'date', required: false, input: false },
} as const

/** What a banned person is told. */
export const banText = (reason: string | null | undefined): string =>
  reason ? messages.bannedFor(reason) : messages.banned

/** Whatever way leads to a session, a banned person gets none; who only guesses the password never comes so far. */
export const refuseBanned = (db: Db) => ({
  session: {
    create: {
      before: async ({ userId }: { userId: string }) => {
        const ban = await findBan(db, userId)
        if (!ban) return
        throw new APIError('FORBIDDEN', { code: ACCOUNT_BANNED, message: banText(ban.reason) })
      },
    },
  },
})
