import * as z from 'zod/mini'
import * as messages from '#locales/security.ts'
import { OwnPassword } from './account.ts'

const Code = z.string(messages.codeMissing).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, messages.codeMissing),
)
const RecoveryCode = z
  .string(messages.recoveryCodeMissing)
  .check(z.trim(), z.minLength(1, messages.recoveryCodeMissing), z.maxLength(50, messages.recoveryCodeMissing))

/** A call that needs the password of everyone who has one. */
export const OwnerInput = z.strictObject({ password: z.optional(OwnPassword) })
export type OwnerInput = z.infer<typeof OwnerInput>

/** A code of the authenticator app. */
export const CodeInput = z.strictObject({ code: Code })

/** The second step of a sign-in: a code of the app, or one of the recovery codes. */
export const CodeSignInInput = z.strictObject({ code: z.optional(Code), recoveryCode: z.optional(RecoveryCode) }).check(
  z.refine((input) => (input.code === undefined) !== (input.recoveryCode === undefined), {
    path: ['code'],
    error: messages.codeMissing,
  }),
)
export type CodeSignInInput = z.infer<typeof CodeSignInInput>

/** What an authenticator app needs (as a link, and as a key to type), and the recovery codes. */
export type SecondFactorSetup = { address: string; key: string; recoveryCodes: string[] }
