import { APIError } from 'better-auth/api'
import * as words from '#words/refusals/account.ts'
import { findBan } from '../db/bans.ts'
import type { Db } from '../db/database.ts'

/** What a session's person carries besides; nobody can send it. */
export const BAN_FIELDS = { bannedAt: { type: 'date', required: false, input: false } } as const

/** Whatever way leads to a session, a banned person gets none; who only guesses the password never comes so far. */
export const refuseBanned = (db: Db) => ({
  session: {
    create: {
      before: async ({ userId }: { userId: string }) => {
        const ban = await findBan(db, userId)
        if (!ban) return
        const message = ban.reason ? words.bannedFor(ban.reason) : words.banned
        throw new APIError('FORBIDDEN', { code: 'ACCOUNT_BANNED', message })
      },
    },
  },
})
