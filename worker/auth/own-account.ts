import { createHash, randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { EmailChangeInput, PasswordChangeInput } from '#domain/account.ts'
import { Conflict, Invalid, TooManyRequests } from '#domain/app-error.ts'
import { waitText } from '#domain/wait-text.ts'
import * as messages from '#locales/errors/account.ts'
import { passwordMissing } from '#locales/validation/account.ts'
import { findPasswordHash } from '../db/accounts/accounts.ts'
import { dropMailedLinks, openEmailChange } from '../db/accounts/email-changes.ts'
import { countTry } from '../db/accounts/rate-limits.ts'
import { addressInUseMail, confirmAddressMail, newAddressNoteMail } from '../mail/account-mails.ts'
import { sendMail } from '../mail/mailer.ts'
import { passwordChangedMail } from '../mail/templates.ts'
import { verifyPassword } from './password.ts'
import type { SignedInEnv } from './session.ts'

const PASSWORD_TRIES = { max: 10, seconds: 15 * 60 }
const EMAIL_CHANGES = { max: 5, seconds: 3600 }
const LINK_HOURS = 1
// Whoever has no password shows by a recent sign-in that it is them.
const FRESH_MS = 3_600_000

const invalid = (field: string, message: string) => new Invalid(message, { [field]: message })

/** How a link's code is kept. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex')

/** The refusal of one try too many: it says when the next is taken. */
export const tooMany = (message: (wait: string) => string, seconds: number) =>
  new TooManyRequests(message(waitText(seconds)), seconds)

// Whoever sits at somebody's open session may not guess the password through it.
async function countPasswordTry(c: Context<SignedInEnv>, now: Date): Promise<void> {
  const tries = await countTry(c.get('db'), `own-password:${c.get('person').id}`, PASSWORD_TRIES, now)
  if (!tries.allowed) throw tooMany(messages.tooManyTries, tries.retryAfter)
}

/** Sets a new password, ends every other session and says so by mail. The own session goes on under a new cookie. */
export async function changePassword(c: Context<SignedInEnv>, input: PasswordChangeInput, now: Date): Promise<void> {
  const person = c.get('person')
  await countPasswordTry(c, now)
  const body = { currentPassword: input.currentPassword, newPassword: input.newPassword, revokeOtherSessions: true }
  try {
    const changed = await c.get('auth')().api.changePassword({ body, headers: c.req.raw.headers, returnHeaders: true })
    for (const cookie of changed.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'INVALID_PASSWORD') throw invalid('currentPassword', messages.wrongCurrentPassword)
    if (error.body?.code !== 'CREDENTIAL_ACCOUNT_NOT_FOUND') throw error
    throw new Conflict('no-password', messages.noPassword)
  }
  await dropMailedLinks(c.get('db'), person.id)
  c.executionCtx.waitUntil(sendMail(c.env, passwordChangedMail(person.email, c.env.PUBLIC_URL)))
}

/**
 * Mails a link to a new address and a note to the present one; nothing changes until the link is followed. Whether the new address is
 * somebody else's shows in the mail to it alone.
 */
export async function askForEmailChange(c: Context<SignedInEnv>, input: EmailChangeInput, now: Date): Promise<void> {
  const person = c.get('person')
  const newEmail = input.newEmail.toLowerCase()
  if (newEmail === person.email) throw invalid('newEmail', messages.sameAddress)
  const hash = await findPasswordHash(c.get('db'), person.id)
  if (hash === null && now.getTime() - person.signedInAt.getTime() > FRESH_MS) {
    throw new Conflict('sign-in-again', messages.signInAgain)
  }
  if (hash !== null) {
    if (!input.password) throw invalid('password', passwordMissing)
    await countPasswordTry(c, now)
    if (!(await verifyPassword({ hash, password: input.password }))) throw invalid('password', messages.wrongPassword)
  }
  const tries = await countTry(c.get('db'), `email-change:${person.id}`, EMAIL_CHANGES, now)
  if (!tries.allowed) throw tooMany(messages.tooManyMails, tries.retryAfter)
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000)
  const isFree = await openEmailChange(c.get('db'), person.id, { newEmail, codeHash: codeHash(code), expiresAt })
  const mail = isFree
    ? confirmAddressMail(newEmail, `${c.env.PUBLIC_URL}/confirm-email?code=${code}`)
    : addressInUseMail(newEmail, c.env.PUBLIC_URL)
  c.executionCtx.waitUntil(
    Promise.all([sendMail(c.env, mail), sendMail(c.env, newAddressNoteMail(person.email, newEmail, c.env.PUBLIC_URL))]),
  )
}
