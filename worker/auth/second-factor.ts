import type { Context } from 'hono'
import type { CodeSignInInput, SecondFactorSetup } from '#domain/accounts/second-factor.ts'
import { Conflict, Forbidden, Invalid, TooManyRequests } from '#domain/errors/app-error.ts'
import { waitText } from '#domain/text/wait-text.ts'
import * as messages from '#locales/errors.ts'
import type { AppEnv, SignedInEnv } from './app-env.ts'
import { callAuth, refusalOf } from './auth-call.ts'
import { ACCOUNT_BANNED } from './ban.ts'
import { countOrThrow } from './limits.ts'
import { proveIdentity, tellOwner } from './own-account.ts'
import { passCookies } from './pass-cookies.ts'
import { asApp } from './require.ts'
import { CODE_USED } from './single-use-codes.ts'

const CODES = { max: 10, seconds: 15 * 60 }
const LOCKED_SECONDS = 15 * 60

function wrongCode(code: string | undefined): Invalid {
  const message = code === CODE_USED ? messages.usedCode : messages.wrongCode
  return new Invalid(message, { code: message })
}

/** Creates a key for an authenticator app; it counts once a code of it is confirmed. @throws Conflict `second-factor-on` if there is one */
export async function startSecondFactor(c: Context<SignedInEnv>, password?: string): Promise<SecondFactorSetup> {
  await proveIdentity(c, password)
  const response = await callAuth(asApp(c), c.get('auth')(), '/two-factor/enable', { password })
  if (!response.ok) throw new Conflict('second-factor-on', messages.secondFactorOn)
  const { totpURI, backupCodes } = await response.json<{ totpURI: string; backupCodes: string[] }>()
  return { address: totpURI, key: new URL(totpURI).searchParams.get('secret') ?? '', recoveryCodes: backupCodes }
}

/** Turns the second factor on with a first code of the app. @throws Invalid, TooManyRequests */
export async function confirmSecondFactor(c: Context<SignedInEnv>, code: string): Promise<void> {
  await countOrThrow(c.get('ctx'), `second-factor:${c.get('person').id}`, CODES)
  const response = await callAuth(asApp(c), c.get('auth')(), '/two-factor/verify-totp', { code })
  if (!response.ok) throw wrongCode((await refusalOf(response)).code)
  passCookies(c, response)
  await tellOwner(c, 'second-factor-on')
}

/** Turns the second factor off. @throws Invalid, Conflict */
export async function stopSecondFactor(c: Context<SignedInEnv>, password?: string): Promise<void> {
  if (!c.get('person').hasSecondFactor) throw new Conflict('second-factor-off', messages.secondFactorOff)
  await proveIdentity(c, password)
  const response = await callAuth(asApp(c), c.get('auth')(), '/two-factor/disable', { password })
  if (!response.ok) throw new Conflict('second-factor-off', messages.secondFactorOff)
  passCookies(c, response)
  await tellOwner(c, 'second-factor-off')
}

/** Replaces the recovery codes. @throws Invalid, Conflict */
export async function newRecoveryCodes(c: Context<SignedInEnv>, password?: string): Promise<string[]> {
  await proveIdentity(c, password)
  const response = await callAuth(asApp(c), c.get('auth')(), '/two-factor/generate-backup-codes', { password })
  if (!response.ok) throw new Conflict('second-factor-off', messages.secondFactorOff)
  return (await response.json<{ backupCodes: string[] }>()).backupCodes
}

/** Completes a sign-in with a code of the app or a recovery code. @throws Invalid, Conflict `sign-in-again`, TooManyRequests, Forbidden */
export async function signInWithCode(c: Context<AppEnv>, input: CodeSignInInput): Promise<Response> {
  const response = await (input.recoveryCode === undefined
    ? callAuth(c, c.get('auth')(), '/two-factor/verify-totp', { code: input.code ?? '' })
    : callAuth(c, c.get('auth')(), '/two-factor/verify-backup-code', { code: input.recoveryCode }))
  if (response.ok) return response
  const { code, message = '' } = await refusalOf(response)
  if (code === ACCOUNT_BANNED) throw new Forbidden(message, ACCOUNT_BANNED)
  if (code === 'INVALID_CODE' || code === CODE_USED) throw wrongCode(code)
  if (code === 'INVALID_BACKUP_CODE')
    throw new Invalid(messages.wrongRecoveryCode, { recoveryCode: messages.wrongRecoveryCode })
  if (response.status === 429)
    throw new TooManyRequests(messages.tooManyTries(waitText(LOCKED_SECONDS)), LOCKED_SECONDS)
  throw new Conflict('sign-in-again', messages.codeTooLate)
}
