import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import type { EmailChangeInput, PasswordChangeInput } from '#domain/accounts/account.ts'
import { Conflict, Invalid } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { passwordMissing } from '#locales/validation.ts'
import { findPasswordHash, replacePassword } from '../db/accounts/accounts.ts'
import { logOwnAction } from '../db/accounts/audit-log.ts'
import { openEmailChange } from '../db/accounts/email-changes.ts'
import { createAccountsCtx } from '../db/context.ts'
import type { SecurityChange } from '../mail/account-mails.ts'
import { sendMail } from '../mail/mailer.ts'
import { mailsOf, mailTo } from '../mail/mails-of.ts'
import type { AdminEnv, SignedInEnv } from './app-env.ts'
import { codeHash } from './code-hash.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { countOrThrow } from './limits.ts'
import { hashPassword, verifyPassword } from './password.ts'

const PASSWORD_ATTEMPTS = { max: 10, seconds: 15 * 60 }
const EMAIL_CHANGES = { max: 5, seconds: 3600 }
const LINK_HOURS = 1
// People without a password prove their identity by a recent sign-in.
const FRESH_MS = 10 * 60_000

const invalid = (field: string, message: string) => new Invalid(message, { [field]: message })

// Limits guessing the password from a session left open.
const countPasswordAttempt = (c: Context<SignedInEnv>) =>
  countOrThrow(c.get('ctx'), `own-password:${c.get('person').id}`, PASSWORD_ATTEMPTS)

const hasJustSignedIn = (c: Context<SignedInEnv>): boolean =>
  c.get('ctx').now.getTime() - c.get('person').signedInAt.getTime() <= FRESH_MS

/**
 * Requires that the person themselves makes the call: by their password, or by a sign-in of the last 10 minutes if they have none. `field`
 * is the field of the password. @throws Invalid, Conflict `sign-in-again`, TooManyRequests
 */
export async function proveIdentity(
  c: Context<SignedInEnv>,
  password: string | undefined,
  { field, missing }: { field: string; missing: string } = { field: 'password', missing: passwordMissing },
): Promise<void> {
  const hash = await findPasswordHash(c.get('ctx'))
  if (hash === null) {
    if (hasJustSignedIn(c)) return
    throw new Conflict('sign-in-again', messages.signInAgain)
  }
  if (!password) throw invalid(field, missing)
  await countPasswordAttempt(c)
  if (!(await verifyPassword({ hash, password }))) throw invalid(field, messages.wrongPassword)
}

/**
 * The same for an administrator's act on an account. A sign-in of the last 10 minutes is enough, since such acts come in a row. @throws
 * Invalid, Conflict `sign-in-again`, TooManyRequests
 */
export async function proveAdmin(c: Context<AdminEnv>, ownPassword: string | undefined): Promise<void> {
  const own = c as unknown as Context<SignedInEnv>
  if (!hasJustSignedIn(own)) {
    await proveIdentity(own, ownPassword, { field: 'ownPassword', missing: messages.ownPasswordMissing })
  }
}

/**
 * Changes the person's password, ends their other sessions and, if they wish, their access tokens, and notifies them by email. The current
 * session continues under a new cookie.
 * @throws Invalid, Conflict `no-password`, TooManyRequests
 */
export async function changePassword(c: Context<SignedInEnv>, input: PasswordChangeInput): Promise<void> {
  const person = c.get('person')
  rejectCommonPassword(input.newPassword, 'newPassword')
  await countPasswordAttempt(c)
  const before = await findPasswordHash(c.get('ctx'))
  if (before === null) throw new Conflict('no-password', messages.noPassword)
  const wrongPassword = invalid('currentPassword', messages.wrongCurrentPassword)
  if (!(await verifyPassword({ hash: before, password: input.currentPassword }))) throw wrongPassword
  const { authCookies, sessionConfig } = await c.get('auth')().$context
  const token = randomBytes(24).toString('base64url')
  // Not the person's own context: no budget limits what keeps an account safe.
  const ctx = { ...createAccountsCtx(c.env.DB), userId: person.id }
  const expiresAt = new Date(ctx.now.getTime() + sessionConfig.expiresIn * 1_000)
  const after = await hashPassword(input.newPassword)
  const session = { id: person.sessionId, token, expiresAt }
  const revokesTokens = input.revokesTokens ?? false
  if (!(await replacePassword(ctx, { before, after, session, revokesTokens }))) throw wrongPassword
  const { name, attributes } = authCookies.sessionToken
  await setSignedCookie(c, name, token, c.env.BETTER_AUTH_SECRET, attributes)
  c.executionCtx.waitUntil(
    mailTo(c.env, person.id, ({ passwordChangedMail }) =>
      passwordChangedMail(person.email, { revokesTokens }, c.env.PUBLIC_URL),
    ),
  )
}

/**
 * Mails a confirmation link to the new address and a notice to the current one; nothing changes until the link is opened. Only the email
 * to the new address reveals whether it is taken. @throws Invalid, Conflict `sign-in-again`, TooManyRequests
 */
export async function askForEmailChange(c: Context<SignedInEnv>, input: EmailChangeInput): Promise<void> {
  const [ctx, person] = [c.get('ctx'), c.get('person')]
  const newEmail = input.newEmail.toLowerCase()
  if (newEmail === person.email) throw invalid('newEmail', messages.sameAddress)
  await proveIdentity(c, input.password)
  await countOrThrow(ctx, `email-change:${person.id}`, EMAIL_CHANGES, messages.tooManyMails)
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + LINK_HOURS * 3_600_000)
  const isFree = await openEmailChange(ctx, { newEmail, codeHash: codeHash(code), expiresAt })
  const url = c.env.PUBLIC_URL
  const sending = mailsOf(c.env, person.id).then((mails) =>
    Promise.all([
      sendMail(
        c.env,
        isFree
          ? mails.confirmAddressMail(newEmail, `${url}/confirm-email?code=${code}`)
          : mails.addressInUseMail(newEmail, url),
      ),
      sendMail(c.env, mails.newAddressNoteMail(person.email, newEmail, url)),
    ]),
  )
  c.executionCtx.waitUntil(sending)
}

/** Logs a change of how the person signs in and mails it to them. */
export async function tellOwner(c: Context<SignedInEnv>, action: SecurityChange): Promise<void> {
  const { id, email } = c.get('person')
  await logOwnAction(c.get('ctx'), { userId: id, action })
  c.executionCtx.waitUntil(
    mailTo(c.env, id, ({ securityChangedMail }) => securityChangedMail(email, action, c.env.PUBLIC_URL)),
  )
}
