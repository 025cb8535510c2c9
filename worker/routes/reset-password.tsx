import { type Context, Hono } from 'hono'
import { ResetInput } from '#domain/accounts/account.ts'
import { fieldErrors } from '#domain/errors/error.ts'
import * as messages from '#locales/pages.ts'
import { commonPassword } from '#locales/validation.ts'
import { InvalidResetLink, PasswordChanged, ResetPassword } from '#pages/password-pages.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { isCommonPassword } from '../auth/common-passwords.ts'
import { countAttempts } from '../auth/limits.ts'
import { formFields, panelPage, rateLimitMessage } from './render.tsx'

const invalidLink = (c: Context<AppEnv>) => panelPage(c, <InvalidResetLink />, messages.badResetLinkTitle, 400)

/** Whether a code is valid; checking does not use it up. */
async function isGoodCode(c: Context<AppEnv>, token: string): Promise<boolean> {
  const query = { callbackURL: '/reset-password' }
  const answer = await c.get('auth')().api.requestPasswordResetCallback({ params: { token }, query, asResponse: true })
  return new URL(answer.headers.get('location') ?? '/', c.env.PUBLIC_URL).searchParams.has('token')
}

/** The page behind a reset link: a plain form that needs no script. */
export const resetPassword = new Hono<AppEnv>()
  .get('/', async (c) => {
    if (c.req.query('changed') !== undefined) return panelPage(c, <PasswordChanged />, messages.passwordChangedTitle)
    const code = c.req.query('oobCode')
    if (!code || !(await isGoodCode(c, code))) return invalidLink(c)
    return panelPage(c, <ResetPassword oobCode={code} />, messages.resetTitle)
  })
  .post('/', async (c) => {
    const fields = await formFields(c)
    const oobCode = String(fields.oobCode ?? '')
    const input = ResetInput.safeParse(fields)
    if (!input.success || isCommonPassword(input.data.password)) {
      const errors = input.success ? { password: commonPassword } : fieldErrors(input.error.issues)
      if (errors.oobCode) return invalidLink(c)
      return panelPage(c, <ResetPassword oobCode={oobCode} errors={errors} />, messages.resetTitle, 400)
    }
    const body = { newPassword: input.data.password, token: input.data.oobCode }
    const answer = await c.get('auth')().api.resetPassword({ body, asResponse: true })
    if (answer.ok) return c.redirect('/reset-password?changed', 303)
    const isWrong = answer.status < 500
    const problem = isWrong ? await rateLimitMessage(c, countAttempts(c, 'reset')) : messages.resetFailed
    if (!problem) return invalidLink(c)
    const page = <ResetPassword oobCode={oobCode} problem={problem} />
    return panelPage(c, page, messages.resetTitle, isWrong ? undefined : 500)
  })
