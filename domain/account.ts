import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { PAGE_SIZES, type PageSize } from './paging.ts'
import type { Role } from './role.ts'
import { oneLine, wholeText } from './whole-text.ts'

export const EmailAddress = z
  .string('Please enter a valid email address')
  .check(z.trim(), z.email('Please enter a valid email address'), z.maxLength(254))
/** A password of a new account, or one to sign in with. */
export const Password = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  )

export const SignInInput = z.strictObject({ email: EmailAddress, password: Password })
export type SignInInput = z.infer<typeof SignInInput>

export const SignUpInput = z
  .strictObject({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Name must be at least 2 characters'),
        z.maxLength(100, 'Name must be at most 100 characters'),
      ),
    email: EmailAddress,
    password: Password,
    confirmPassword: Password,
  })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      when: () => true,
    }),
  )
export type SignUpInput = z.infer<typeof SignUpInput>

/** A password chosen at a reset: at least 8 characters, one of them upper case, one a digit. */
export const NewPassword = z
  .string('Password must be at least 8 characters long')
  .check(
    z.minLength(8, 'Password must be at least 8 characters long'),
    z.maxLength(128, 'Password must be at most 128 characters'),
    z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
    z.regex(/\d/, 'Password must contain at least one number'),
  )

export const ResetInput = z
  .strictObject({ oobCode: z.string().check(z.minLength(1)), password: NewPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
    }),
  )

export const ForgotInput = z.strictObject({ email: EmailAddress })

/** The shared password that opens sign-up. */
export const SignupGateInput = z.strictObject({
  password: z
    .string('Please enter the signup password')
    .check(z.minLength(1, 'Please enter the signup password'), z.maxLength(200)),
})

export const PreferencesInput = z.strictObject({
  itemsPerPage: z.literal([...PAGE_SIZES], 'Items per page is 10, 25 or 50'),
})

/** What a sign-in reports afterwards; who the person is comes from the session alone, so all of it is optional and unused. */
export const RegisterInput = z.strictObject({
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  displayName: z.optional(z.string()),
})

const CurrentPassword = z
  .string('Please enter your password')
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(128, 'Password must be at most 128 characters'))
const DisplayName = z
  .string('Name must be at least 2 characters')
  .check(
    oneLine,
    z.minLength(2, 'Name must be at least 2 characters'),
    z.maxLength(100, 'Name must be at most 100 characters'),
  )

const PhotoUrl = z.string('Must be a web address that begins with https://').check(
  wholeText,
  z.trim(),
  z.maxLength(LIMITS.url, `At most ${LIMITS.url.toLocaleString('en')} characters`),
  z.refine(
    (text) => /^https:\/\//i.test(text) && URL.canParse(text),
    'Must be a web address that begins with https://',
  ),
)

/** What a person may change of how they are shown; `null` takes the photo away. */
export const AccountPatch = z.strictObject({
  displayName: z.optional(DisplayName),
  photoUrl: z.optional(z.nullable(PhotoUrl)),
})
export type AccountPatch = z.infer<typeof AccountPatch>

/** A new password beside the present one, by the rules of a reset. */
export const PasswordChangeInput = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.newPassword === input.confirmPassword, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
    }),
    z.refine((input) => input.newPassword !== input.currentPassword, {
      path: ['newPassword'],
      error: 'Choose a password other than your current one',
    }),
  )
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>

/** A new e-mail address; the password is asked of everybody who has one. */
export const EmailChangeInput = z.strictObject({ newEmail: EmailAddress, password: z.optional(CurrentPassword) })
export type EmailChangeInput = z.infer<typeof EmailChangeInput>

/** Deleting the own account: the own e-mail address, typed. */
export const AccountDeletionInput = z.strictObject({
  confirm: z.string('Type your email address to confirm').check(z.trim(), z.maxLength(254)),
})

/** The signed-in person, for the menu and the settings. */
export type MeView = {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  username: string
  role: Role
  itemsPerPage: PageSize
  photoUrl: string | null
}

/**
 * What the account settings show besides; `pendingEmail` is a new address that waits for its link to be followed, `canBecomeAdmin`
 * offers Admin Setup to whom the settings of this Gatefold name.
 */
export type AccountView = MeView & {
  hasPassword: boolean
  hasGoogle: boolean
  pendingEmail: string | null
  canBecomeAdmin: boolean
  createdAt: string
}

/** A place where a person is signed in. Times are ISO texts; `lastUsedAt` is true to the hour. */
export type SessionView = { id: string; device: string; isCurrent: boolean; createdAt: string; lastUsedAt: string }
