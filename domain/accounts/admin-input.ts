import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { maxLength } from '../text/max-length.ts'
import { oneLine, wholeText } from '../text/whole-text.ts'
import { EmailAddress, MAX_NAME, OwnPassword, Password } from './account.ts'
import { AUDIT_ACTIONS, parseCursor, USER_SORTS, type UserCursor } from './admin.ts'
import { ROLES } from './role.ts'

const SearchText = z.optional(z.string().check(z.trim(), maxLength(200)))

const CursorParam = z.pipe(
  z.string().check(z.maxLength(2_000, messages.pageNotFound)),
  z.transform((text: string, context): UserCursor => {
    const cursor = parseCursor(text)
    if (!cursor) context.issues.push({ code: 'custom', input: text, message: messages.pageNotFound })
    return cursor ?? { key: '', id: '' }
  }),
)

/** The query of the user table: matches of `q`, sorted, after the cursor `after`. */
export const UserListQuery = z.strictObject({
  q: SearchText,
  sort: z.optional(z.enum(USER_SORTS, messages.wrongSort)),
  direction: z.optional(z.enum(['asc', 'desc'], messages.wrongDirection)),
  after: z.optional(CursorParam),
})
export type UserListQuery = z.infer<typeof UserListQuery>

/** The query of the audit log; `before` is the id of the last entry of the previous page. */
export const AuditQuery = z.strictObject({
  action: z.optional(z.enum(AUDIT_ACTIONS, messages.unknownAction)),
  subject: z.optional(z.string().check(maxLength(100))),
  q: SearchText,
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/, messages.pageNotFound)), z.transform(Number))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const Username = z
  .string(messages.usernameMissing)
  .check(oneLine, z.minLength(1, messages.usernameMissing), maxLength(MAX_NAME, messages.usernameTooLong))
const DisplayName = z.string().check(oneLine, maxLength(MAX_NAME, messages.displayNameTooLong))
const RoleName = z.enum(ROLES, messages.wrongRole)

// The administrator's own password, required if they have one and did not just sign in. A blank text counts as missing.
const Own = z.optional(z.union([z.literal(''), OwnPassword]))

/** A new account created by an administrator; without a role it is a `user`. The display name is optional. */
export const NewUserInput = z.strictObject({
  username: Username,
  email: EmailAddress,
  role: z._default(RoleName, 'user'),
  displayName: z.nullish(DisplayName),
  password: Password,
  ownPassword: Own,
})
export type NewUserInput = z.infer<typeof NewUserInput>

/** Changes to an account; a blank password keeps the current one. */
export const UserPatch = z.strictObject({
  username: z.optional(Username),
  email: z.optional(EmailAddress),
  role: z.optional(RoleName),
  displayName: z.nullish(DisplayName),
  password: z.nullish(z.union([z.literal(''), Password])),
  ownPassword: Own,
})
export type UserPatch = z.infer<typeof UserPatch>

/** The reason of a ban; the banned person sees it at sign-in. */
export const BanInput = z.strictObject({
  reason: z.nullish(z.string().check(wholeText, z.trim(), maxLength(500))),
  ownPassword: Own,
})
export type BanInput = z.infer<typeof BanInput>

/** The deletion of an account by an administrator. */
export const UserDeletionInput = z.strictObject({ ownPassword: Own })
export type UserDeletionInput = z.infer<typeof UserDeletionInput>

/** The email address with which a person claims the administrator role. */
export const AdminSetupInput = z.strictObject({
  email: z.string(messages.addressMissing).check(z.trim(), z.minLength(1, messages.addressMissing), maxLength(254)),
})
