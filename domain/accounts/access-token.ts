import * as z from 'zod/mini'
import * as messages from '#locales/security.ts'
import { LIMITS } from '../limits.ts'
import { oneLine } from '../text/whole-text.ts'
import { OwnPassword } from './account.ts'

export const MAX_TOKEN_NAME = 60

/** The scope of a token: `read` for calls that change nothing, `write` for all calls about a person's records. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

const wrongDays = { error: () => messages.wrongDays(LIMITS.tokenDays) }

/** A new access token; the password is required of everyone who has one. */
export const NewToken = z.strictObject({
  name: z
    .string(messages.tokenNameMissing)
    .check(
      oneLine,
      z.trim(),
      z.minLength(1, messages.tokenNameMissing),
      z.maxLength(MAX_TOKEN_NAME, messages.tokenNameTooLong),
    ),
  scope: z.enum(TOKEN_SCOPES, messages.wrongScope),
  days: z.int(wrongDays).check(z.gte(1, wrongDays), z.lte(LIMITS.tokenDays, wrongDays)),
  password: z.optional(OwnPassword),
})
export type NewToken = z.infer<typeof NewToken>

/** An access token of a person, without the token itself, which is shown once. Times are ISO 8601. */
export type TokenView = {
  id: number
  name: string
  scope: TokenScope
  createdAt: string
  expiresAt: string
  /** Accurate to the hour; null if the token was never used. */
  lastUsedAt: string | null
}
