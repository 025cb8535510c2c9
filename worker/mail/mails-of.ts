import { mails } from 'virtual:graphs'
import { language } from '#locales/language.ts'
import { builtLanguages, languageFor } from '#locales/languages.ts'
import { findDatabase } from '../db/accounts/account-removal.ts'
import { findLanguage } from '../db/accounts/profiles.ts'
import { createAccountsCtx, createCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import type { Env } from '../env.ts'
import { logError } from '../log.ts'
import { type Mail, sendMail } from './mailer.ts'

type Mails = typeof import('./account-mails.ts')

async function languageOf(env: Env, userId: string): Promise<string> {
  const database = await findDatabase(createAccountsCtx(env.DB), userId)
  if (database === null) return ''
  return findLanguage({ ...createCtx(databasesOf(env, database)), userId })
}

/** The emails in a language, or else in that of this call. */
export const mailsIn = async (chosen: string): Promise<Mails> =>
  mails[languageFor([chosen, language], builtLanguages()) ?? 'en']()

/** The emails to a person: in the language that their account has chosen, or else in that of this call. */
export async function mailsOf(env: Env, userId: string): Promise<Mails> {
  const chosen = await languageOf(env, userId).catch((error: unknown) => {
    logError(error, { mails: userId })
    return ''
  })
  return mailsIn(chosen)
}

/** Sends a person the email that `write` makes, to any address. */
export const mailTo = async (env: Env, userId: string, write: (mails: Mails) => Mail): Promise<void> =>
  sendMail(env, write(await mailsOf(env, userId)))
