import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { errors as newPasswordErrors } from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import type { AccountSettings } from '../settings.ts'
import type { Unsent } from '../sync/device-change.ts'
import { hasCharacters } from '../text/characters.ts'
import { maxLength } from '../text/max-length.ts'
import { oneLine, wholeText } from '../text/whole-text.ts'
import { MIN_NEW_PASSWORD, PASSWORD_RULES } from './password-rules.ts'
import type { Role } from './role.ts'

/** An email address, trimmed and in lower case, so that every spelling is the same account. */
export const EmailAddress = z
  .string(messages.wrongAddress)
  .check(z.trim(), z.email(messages.wrongAddress), z.maxLength(254, messages.wrongAddress), z.toLowerCase())

/** The maximum length of a password in UTF-16 units: enough for 128 emoji of any kind, and a bound on combining marks. */
export const PASSWORD_UNITS = 4_096
export const MIN_PASSWORD = 6
const MAX_PASSWORD = 128
const MIN_NAME = 2
export const MAX_NAME = 100

const atLeast = (count: number, message: (count: number) => string) =>
  z.refine<string>((text) => hasCharacters(text, count), { error: () => message(count) })
const atMost = (count: number, units: number, message: (count: number) => string) =>
  z.refine<string>((text) => text.length <= units && !hasCharacters(text, count + 1), { error: () => message(count) })
const notTooLong = atMost(MAX_PASSWORD, PASSWORD_UNITS, messages.passwordTooLong)

/** A password of a new account, or one to sign in with. */
export const Password = z
  .string({ error: () => messages.passwordTooShort(MIN_PASSWORD) })
  .check(atLeast(MIN_PASSWORD, messages.passwordTooShort), notTooLong)

const Name = z
  .string({ error: () => messages.nameTooShort(MIN_NAME) })
  .check(oneLine, atLeast(MIN_NAME, messages.nameTooShort), atMost(MAX_NAME, 1_000, messages.nameTooLong))

/** The body of a sign-in call. */
export const SignInInput = z.strictObject({ email: EmailAddress, password: Password })
export type SignInInput = z.infer<typeof SignInInput>

/** The sign-up form. */
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

/** The body of a sign-up call; the confirmation stays in the browser. */
export const SignUpCall = z.strictObject({ name: Name, email: EmailAddress, password: Password })
export type SignUpCall = z.infer<typeof SignUpCall>

/** The identity providers: Google, and the OpenID provider that an instance has configured. */
const PROVIDERS = ['google', 'oidc'] as const
export type ProviderId = (typeof PROVIDERS)[number]

/** Starts a sign-in with another account; `requestSignUp` allows it to create one here. */
export const ProviderInput = z.strictObject({
  provider: z.enum(PROVIDERS, messages.wrongProvider),
  requestSignUp: z.optional(z.boolean()),
})

/** The empty body of a call without parameters. */
export const NoFields = z.strictObject({})

const newPasswordError = (rule: (typeof PASSWORD_RULES)[number]) => ({
  error: () => newPasswordErrors(MIN_NEW_PASSWORD)[rule.name],
})

/** A password set by a reset: at least 8 characters, one of them upper case, one a digit. */
export const NewPassword = z
  .string(newPasswordError(PASSWORD_RULES[0]))
  .check(...PASSWORD_RULES.map((rule) => z.refine<string>(rule.isMet, newPasswordError(rule))), notTooLong)

/** The form of a password reset; `oobCode` is the code of the mailed link. */
export const ResetInput = z
  .strictObject({ oobCode: z.string().check(z.minLength(1)), password: NewPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      error: messages.newPasswordsDiffer,
    }),
  )

/** A reset call, with Better Auth's field names. */
export const ResetCall = z.strictObject({ token: z.string().check(z.minLength(1)), newPassword: NewPassword })

/** The email address to mail a reset link to. */
export const ForgotInput = z.strictObject({ email: EmailAddress })

/** The shared password that allows signing up. */
/** The code of the error where an invitation's link has expired or was used. */
export const INVITATION_OVER = 'INVITATION_OVER'

/** The token of an invitation's link. */
export const InvitationInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const SignupGateInput = z.strictObject({
  password: z
    .string(messages.signupPasswordMissing)
    .check(z.minLength(1, messages.signupPasswordMissing), z.maxLength(200)),
})

/** What a client may send after a sign-in. The session alone identifies the person, so every field is optional and ignored. */
export const RegisterInput = z.strictObject({
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  displayName: z.optional(z.string()),
})

/** The person's current password. */
export const OwnPassword = z
  .string(messages.passwordMissing)
  .check(z.minLength(1, messages.passwordMissing), notTooLong)
const PhotoUrl = z.string(messages.wrongPhotoAddress).check(
  wholeText,
  z.trim(),
  maxLength(LIMITS.url),
  z.refine((text) => /^https:\/\//i.test(text) && URL.canParse(text), messages.wrongPhotoAddress),
)

/** Ends the other sessions; `revokesTokens` ends all access tokens too. */
export const EndSessionsInput = z.strictObject({ revokesTokens: z.optional(z.boolean()) })
export type EndSessionsInput = z.infer<typeof EndSessionsInput>

/** Changes to a person's name and photo; `null` removes the photo. */
export const AccountPatch = z.strictObject({
  displayName: z.optional(Name),
  photoUrl: z.optional(z.nullable(PhotoUrl)),
})
export type AccountPatch = z.infer<typeof AccountPatch>

/** A password change: the current password and a new one that meets the rules of a reset; `revokesTokens` ends all access tokens too. */
export const PasswordChangeInput = z
  .strictObject({
    currentPassword: OwnPassword,
    newPassword: NewPassword,
    confirmPassword: z.string(),
    revokesTokens: z.optional(z.boolean()),
  })
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

/** A change of the email address; the password is required of everyone who has one. */
export const EmailChangeInput = z.strictObject({ newEmail: EmailAddress, password: z.optional(OwnPassword) })
export type EmailChangeInput = z.infer<typeof EmailChangeInput>

/** Confirms the deletion of the own account by the typed email address; the password is required of everyone who has one. */
export const AccountDeletionInput = z.strictObject({
  confirm: z.string(messages.confirmationMissing).check(z.trim(), z.maxLength(254)),
  password: z.optional(OwnPassword),
})
export type AccountDeletionInput = z.infer<typeof AccountDeletionInput>

/** A person as the database has them. */
export type Person = AccountSettings & {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  username: string
  role: Role
  photoUrl: string | null
}

/**
 * The signed-in person, for the menu and the settings; `canBecomeAdmin` offers Admin Setup to people named in `ADMIN_EMAILS`;
 * `isLinkOffered`: the installation offers the Bandcamp link.
 */
export type MeView = Person & { canBecomeAdmin: boolean; isLinkOffered: boolean }

/**
 * What the account settings show as well. `pendingEmail` is a new address not yet confirmed, `unsent` what devices had not sent when they were
 * last heard of. `createdAt` is ISO 8601.
 */
export type AccountView = MeView & {
  hasPassword: boolean
  hasGoogle: boolean
  hasSecondFactor: boolean
  pendingEmail: string | null
  unsent: Unsent[]
  createdAt: string
}

/** A session of a person. Times are ISO 8601; `lastUsedAt` is accurate to the hour. */
export type SessionView = { id: string; device: string; isCurrent: boolean; createdAt: string; lastUsedAt: string }
