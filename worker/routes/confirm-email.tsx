import { type Context, Hono } from 'hono'
import * as messages from '#locales/pages.ts'
import { ConfirmEmail, EmailChanged, InvalidEmailLink, SignInToConfirm } from '#pages/email-pages.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { codeHash } from '../auth/code-hash.ts'
import { findPerson, personCtx } from '../auth/session.ts'
import { logOwnAction } from '../db/accounts/audit-log.ts'
import { confirmEmailChange, findEmailChange } from '../db/accounts/email-changes.ts'
import { mailTo } from '../mail/mails-of.ts'
import { panelPage } from './render.tsx'

const signInFirst = (c: Context<AppEnv>) => panelPage(c, <SignInToConfirm />, messages.signInFirstTitle)

const invalidLink = (c: Context<AppEnv>) => panelPage(c, <InvalidEmailLink />, messages.badAddressLinkTitle, 400)

/** The page behind the link sent to a new email address: one button, for the signed-in person who requested it. */
export const confirmEmail = new Hono<AppEnv>()
  .get('/', async (c) => {
    const person = await findPerson(c)
    if (!person) return signInFirst(c)
    const code = c.req.query('code') ?? ''
    const newEmail = await findEmailChange(personCtx(c, person), codeHash(code))
    if (!newEmail) return invalidLink(c)
    return panelPage(c, <ConfirmEmail code={code} newEmail={newEmail} email={person.email} />, messages.newAddressTitle)
  })
  .post('/', async (c) => {
    const person = await findPerson(c)
    if (!person) return signInFirst(c)
    const fields = await c.req.formData().catch(() => null)
    const code = codeHash(String(fields?.get('code') ?? ''))
    const ctx = personCtx(c, person)
    const email = await confirmEmailChange(ctx, code)
    if (!email) return invalidLink(c)
    await logOwnAction(ctx, { userId: person.id, action: 'email-changed' })
    c.executionCtx.waitUntil(
      mailTo(c.env, person.id, ({ addressChangedMail }) => addressChangedMail(person.email, email, c.env.PUBLIC_URL)),
    )
    return panelPage(c, <EmailChanged email={email} />, messages.addressChangedTitle)
  })
