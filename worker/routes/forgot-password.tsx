import { Hono } from 'hono'
import { ForgotInput } from '#domain/accounts/account.ts'
import { fieldErrors } from '#domain/errors/error.ts'
import * as messages from '#locales/pages.ts'
import { CheckYourEmail, ForgotPassword } from '#pages/password-pages.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { askForReset } from '../auth/reset.ts'
import { formFields, panelPage, rateLimitMessage } from './render.tsx'

/** The page that mails a reset link: a plain form that needs no script. */
export const forgotPassword = new Hono<AppEnv>()
  .get('/', (c) => panelPage(c, <ForgotPassword />, messages.forgotTitle))
  .post('/', async (c) => {
    const fields = await formFields(c)
    const input = ForgotInput.safeParse(fields)
    const typed = String(fields.email ?? '')
    if (!input.success) {
      const error = fieldErrors(input.error.issues).email ?? messages.badEmail
      return panelPage(c, <ForgotPassword email={typed} error={error} />, messages.forgotTitle, 400)
    }
    const problem = await rateLimitMessage(c, askForReset(c, input.data.email))
    if (problem) return panelPage(c, <ForgotPassword email={typed} error={problem} />, messages.forgotTitle)
    return panelPage(c, <CheckYourEmail email={input.data.email} />, messages.checkEmailTitle)
  })
