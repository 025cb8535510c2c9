import * as z from 'zod/mini'
import * as messages from '#locales/validation/account.ts'
import { atMostCharacters } from '#locales/validation/common.ts'
import { hasCharacters } from './characters.ts'
import { LIMITS } from './limits.ts'
import { PAGE_SIZES, type PageSize } from './paging.ts'
import { PASSWORD_RULES } from './password-rules.ts'
import type { Role } from './role.ts'
import { oneLine, wholeText } from './whole-text.ts'

/** An e-mail address, without spaces round it and in lower case: written otherwise it is still the same account. */
export const EmailAddress = z
  .string(messages.wrongAddress)
  .check(z.trim(), z.email(messages.wrongAddress), z.maxLength(254, messages.wrongAddress), z.toLowerCase())

/** The most UTF-16 units of a password: room for 128 of any emoji, and an end to letters under endless marks. */
export const PASSWORD_UNITS = 4_096
const MOST = 128

const atLeast = (count: number, message: string) => z.refine<string>((text) => hasCharacters(text, count), message)
const atMost = (count: number, units: number, message: string) =>
  z.refine<string>((text) => text.length <= units && !hasCharacters(text, count + 1), message)
const notTooLong = atMost(MOST, PASSWORD_UNITS, messages.passwordTooLong(MOST))

/** A password of a new account, or one to sign in with. */
export const Password = z.string(messages.passwordTooShort).check(atLeast(6, messages.passwordTooShort), notTooLong)

const Name = z
  .string(messages.nameTooShort)
  .check(oneLine, atLeast(2, messages.nameTooShort), atMost(100, 1_000, messages.nameTooLong))

export const SignInInput = z.strictObject({ email: EmailAddress, password: Password })
export type SignInInput = z.infer<typeof SignInInput>

export const SignUpInput = z
  .strictObject({
    name: Name,
    email: EmailAddress,
    password: Password,
    confirmPassword: Password,
  })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      error: messages.passwordsDiffer,
      when: () => true,
    }),
  )
export type SignUpInput = z.infer<typeof SignUpInput>

/** What signing up sends: the confirmation stays in the browser. */
export const SignUpCall = z.strictObject({ name: Name, email: EmailAddress, password: Password })
export type SignUpCall = z.infer<typeof SignUpCall>

/** Starts the way to Google; with `requestSignUp` it may end with a new account. */
export const GoogleInput = z.strictObject({
  provider: z.literal('google', messages.wrongProvider),
  requestSignUp: z.optional(z.boolean()),
})

/** The body of a call that says everything by being made. */
export const NoFields = z.strictObject({})

/** A password chosen at a reset: at least 8 characters, one of them upper case, one a digit. */
export const NewPassword = z
  .string(PASSWORD_RULES[0].message)
  .check(...PASSWORD_RULES.map(({ message, isMet }) => z.refine<string>(isMet, message)), notTooLong)

export const ResetInput = z
  .strictObject({ oobCode: z.string().check(z.minLength(1)), password: NewPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      error: messages.newPasswordsDiffer,
    }),
  )

/** The same without the screen, in the names of the sign-in library. */
export const ResetCall = z.strictObject({ token: z.string().check(z.minLength(1)), newPassword: NewPassword })

export const ForgotInput = z.strictObject({ email: EmailAddress })

/** The shared password that opens sign-up. */
export const SignupGateInput = z.strictObject({
  password: z
    .string(messages.signupPasswordMissing)
    .check(z.minLength(1, messages.signupPasswordMissing), z.maxLength(200)),
})

export const PreferencesInput = z.strictObject({
  itemsPerPage: z.literal([...PAGE_SIZES], messages.wrongPageSize),
})

/** What a sign-in reports afterwards; who the person is comes from the session alone, so all of it is optional and unused. */
export const RegisterInput = z.strictObject({
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  displayName: z.optional(z.string()),
})

const CurrentPassword = z.string(messages.passwordMissing).check(z.minLength(1, messages.passwordMissing), notTooLong)
const PhotoUrl = z.string(messages.wrongPhotoAddress).check(
  wholeText,
  z.trim(),
  z.maxLength(LIMITS.url, atMostCharacters(LIMITS.url)),
  z.refine((text) => /^https:\/\//i.test(text) && URL.canParse(text), messages.wrongPhotoAddress),
)

/** What a person may change of how they are shown; `null` takes the photo away. */
export const AccountPatch = z.strictObject({
  displayName: z.optional(Name),
  photoUrl: z.optional(z.nullable(PhotoUrl)),
})
export type AccountPatch = z.infer<typeof AccountPatch>

/** A new password beside the present one, by the rules of a reset. */
export const PasswordChangeInput = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.newPassword === input.confirmPassword, {
      path: ['confirmPassword'],
      error: messages.newPasswordsDiffer,
    }),
    z.refine((input) => input.newPassword !== input.currentPassword, {
      path: ['newPassword'],
      error: messages.samePassword,
    }),
  )
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>

/** A new e-mail address; the password is asked of everybody who has one. */
export const EmailChangeInput = z.strictObject({ newEmail: EmailAddress, password: z.optional(CurrentPassword) })
export type EmailChangeInput = z.infer<typeof EmailChangeInput>

/** Deleting the own account: the own e-mail address, typed. */
export const AccountDeletionInput = z.strictObject({
  confirm: z.string(messages.confirmationMissing).check(z.trim(), z.maxLength(254)),
})

/** A person as the database has them. */
export type Person = {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  username: string
  role: Role
  itemsPerPage: PageSize
  photoUrl: string | null
}

/** The signed-in person, for the menu and the settings; `canBecomeAdmin` offers Admin Setup to those `ADMIN_EMAILS` names. */
export type MeView = Person & { canBecomeAdmin: boolean }

/** What the account settings show besides; `pendingEmail` is a new address that waits for its link to be followed. */
export type AccountView = MeView & {
  hasPassword: boolean
  hasGoogle: boolean
  pendingEmail: string | null
  createdAt: string
}

/** A place where a person is signed in. Times are ISO texts; `lastUsedAt` is true to the hour. */
export type SessionView = { id: string; device: string; isCurrent: boolean; createdAt: string; lastUsedAt: string }
