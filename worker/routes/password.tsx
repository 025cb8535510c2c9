import { type Context, Hono } from 'hono'
import { ForgotInput, ResetInput } from '#domain/account.ts'
import { fieldErrors } from '#domain/error.ts'
import {
  CheckYourEmail,
  ForgotPassword,
  InvalidResetLink,
  PasswordChanged,
  ResetPassword,
} from '#pages/password-pages.tsx'
import type { AppEnv } from '../auth/session.ts'
import { countTry } from '../db/rate-limits.ts'
import { renderPage } from './render.tsx'

const TRIES = { max: 10, seconds: 3600 }
const PROBLEM = 'Something went wrong. Please try again or request a new password reset link.'

const page = (c: Context<AppEnv>, element: React.ReactElement, title: string) =>
  renderPage(c, element, { title: `${title} · Gatefold`, entry: 'page', noIndex: true })

async function isAllowed(c: Context<AppEnv>, what: string): Promise<boolean> {
  const key = `${what}:${c.req.header('cf-connecting-ip') ?? 'unknown'}`
  return (await countTry(c.get('db'), key, TRIES, new Date())).allowed
}

const fieldsOf = async (c: Context<AppEnv>): Promise<Record<string, unknown>> =>
  c.req.formData().then(Object.fromEntries, () => ({}))

/** The two pages of a password reset, as plain forms that need no script. */
export const passwordPages = new Hono<AppEnv>()
  .get('/forgot-password', (c) => page(c, <ForgotPassword />, 'Forgot password'))
  .post('/forgot-password', async (c) => {
    const fields = await fieldsOf(c)
    const input = ForgotInput.safeParse(fields)
    if (!input.success) {
      c.status(400)
      const error = fieldErrors(input.error.issues).email ?? 'Please enter a valid email address'
      return page(c, <ForgotPassword email={String(fields.email ?? '')} error={error} />, 'Forgot password')
    }
    if (await isAllowed(c, 'forgot')) {
      await c
        .get('auth')()
        .api.requestPasswordReset({ body: { email: input.data.email } })
    }
    return page(c, <CheckYourEmail email={input.data.email} />, 'Check your email')
  })
  .get('/reset-password', (c) => {
    const code = c.req.query('oobCode')
    if (!code) return page(c, <InvalidResetLink />, 'Invalid Reset Link')
    return page(c, <ResetPassword oobCode={code} />, 'Reset password')
  })
  .post('/reset-password', async (c) => {
    const fields = await fieldsOf(c)
    const oobCode = String(fields.oobCode ?? '')
    const input = ResetInput.safeParse(fields)
    if (!input.success) {
      c.status(400)
      const errors = fieldErrors(input.error.issues)
      if (errors.oobCode) return page(c, <InvalidResetLink />, 'Invalid Reset Link')
      return page(c, <ResetPassword oobCode={oobCode} errors={errors} />, 'Reset password')
    }
    if (!(await isAllowed(c, 'reset'))) {
      c.status(429)
      return page(c, <ResetPassword oobCode={oobCode} problem={PROBLEM} />, 'Reset password')
    }
    const isDone = await c
      .get('auth')()
      .api.resetPassword({ body: { newPassword: input.data.password, token: input.data.oobCode } })
      .then((result) => result.status)
      .catch(() => false)
    if (isDone) return page(c, <PasswordChanged />, 'Password changed')
    c.status(400)
    return page(c, <InvalidResetLink />, 'Invalid Reset Link')
  })
