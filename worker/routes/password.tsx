import { type Context, Hono } from 'hono'
import { ForgotInput, ResetInput } from '#domain/account.ts'
import { fieldErrors } from '#domain/error.ts'
import * as messages from '#locales/pages.ts'
import {
  CheckYourEmail,
  ForgotPassword,
  InvalidResetLink,
  PasswordChanged,
  ResetPassword,
} from '#pages/password-pages.tsx'
import { countTries } from '../auth/limits.ts'
import { askForReset } from '../auth/reset.ts'
import type { AppEnv } from '../auth/session.ts'
import { formFields, panelPage, refusedPage } from './render.tsx'

function invalidLink(c: Context<AppEnv>) {
  c.status(400)
  return panelPage(c, <InvalidResetLink />, messages.badResetLinkTitle)
}

/** Whether a code would work now; looking does not use it up. */
async function isGoodCode(c: Context<AppEnv>, token: string): Promise<boolean> {
  const query = { callbackURL: '/reset-password' }
  const answer = await c.get('auth')().api.requestPasswordResetCallback({ params: { token }, query, asResponse: true })
  return new URL(answer.headers.get('location') ?? '/', c.env.PUBLIC_URL).searchParams.has('token')
}

/** The two pages of a password reset, as plain forms that need no script. */
export const passwordPages = new Hono<AppEnv>()
  .get('/forgot-password', (c) => panelPage(c, <ForgotPassword />, messages.forgotTitle))
  .post('/forgot-password', async (c) => {
    const fields = await formFields(c)
    const input = ForgotInput.safeParse(fields)
    const typed = String(fields.email ?? '')
    if (!input.success) {
      c.status(400)
      const error = fieldErrors(input.error.issues).email ?? messages.badEmail
      return panelPage(c, <ForgotPassword email={typed} error={error} />, messages.forgotTitle)
    }
    const refused = await refusedPage(c, askForReset(c, input.data.email))
    if (refused) return panelPage(c, <ForgotPassword email={typed} error={refused} />, messages.forgotTitle)
    return panelPage(c, <CheckYourEmail email={input.data.email} />, messages.checkEmailTitle)
  })
  .get('/reset-password', async (c) => {
    if (c.req.query('changed') !== undefined) return panelPage(c, <PasswordChanged />, messages.passwordChangedTitle)
    const code = c.req.query('oobCode')
    if (!code || !(await isGoodCode(c, code))) return invalidLink(c)
    return panelPage(c, <ResetPassword oobCode={code} />, messages.resetTitle)
  })
  .post('/reset-password', async (c) => {
    const fields = await formFields(c)
    const oobCode = String(fields.oobCode ?? '')
    const input = ResetInput.safeParse(fields)
    if (!input.success) {
      const errors = fieldErrors(input.error.issues)
      if (errors.oobCode) return invalidLink(c)
      c.status(400)
      return panelPage(c, <ResetPassword oobCode={oobCode} errors={errors} />, messages.resetTitle)
    }
    const refused = await refusedPage(c, countTries(c, 'reset'))
    if (refused) return panelPage(c, <ResetPassword oobCode={oobCode} problem={refused} />, messages.resetTitle)
    const body = { newPassword: input.data.password, token: input.data.oobCode }
    const answer = await c.get('auth')().api.resetPassword({ body, asResponse: true })
    if (answer.ok) return c.redirect('/reset-password?changed', 303)
    if (answer.status < 500) return invalidLink(c)
    c.status(500)
    return panelPage(c, <ResetPassword oobCode={oobCode} problem={messages.resetFailed} />, messages.resetTitle)
  })
