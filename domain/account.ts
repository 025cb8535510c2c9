import * as z from 'zod/mini'
import { PAGE_SIZES, type PageSize } from './paging.ts'

const EmailAddress = z
  .string('Please enter a valid email address')
  .check(z.trim(), z.email('Please enter a valid email address'), z.maxLength(254))
const Password = z
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

export const ROLES = ['user', 'test', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in person, for the menu and the settings. */
export type MeView = {
  id: string
  email: string
  displayName: string
  username: string
  role: Role
  itemsPerPage: PageSize
  photoUrl: string | null
}
