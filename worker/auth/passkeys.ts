import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import { Conflict, Forbidden } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { listPasskeys, removePasskey } from '../db/accounts/passkeys.ts'
import { publicUrl } from '../public-url.ts'
import type { AppEnv, SignedInEnv } from './app-env.ts'
import { callAuth, refusalOf } from './auth-call.ts'
import { ACCOUNT_BANNED } from './ban.ts'
import { proveIdentity, tellOwner } from './own-account.ts'
import { passCookies } from './pass-cookies.ts'
import { asApp } from './require.ts'

const MAX_PASSKEYS = 20

// A passkey signs in on its own, so the device must have asked for its PIN, finger or face.
const requireVerified = (isVerified: boolean | undefined) => {
  if (!isVerified) throw new APIError('FORBIDDEN', { code: 'NOT_VERIFIED', message: messages.passkeyRefused })
}

// The library is large and few requests need it, so it is loaded for them only.
async function callPasskeys(c: Context<AppEnv>, path: string, body?: object): Promise<Response> {
  const { passkey } = await import('@better-auth/passkey')
  const plugin = passkey({
    rpName: 'Gatefold',
    origin: publicUrl(c.env, c.req.url),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        requireVerified(verification.registrationInfo?.userVerified)
        return undefined
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
  return callAuth(c, c.get('authWith')([plugin]), `/passkey/${path}`, body)
}

async function optionsOf(c: Context<AppEnv>, response: Response): Promise<object> {
  if (!response.ok) throw new Forbidden(messages.passkeyRefused, 'passkey-refused')
  passCookies(c, response)
  return response.json<object>()
}

/** The browser's options for a new passkey. @throws Invalid, Conflict, TooManyRequests */
export async function passkeyOptions(c: Context<SignedInEnv>, password?: string): Promise<object> {
  await proveIdentity(c, password)
  if ((await listPasskeys(c.get('ctx'))).length >= MAX_PASSKEYS) {
    throw new Conflict('limit-exceeded', messages.tooManyPasskeys(MAX_PASSKEYS))
  }
  return optionsOf(asApp(c), await callPasskeys(asApp(c), 'generate-register-options'))
}

/** Stores the passkey that the browser made with those options. @throws Forbidden */
export async function addPasskey(c: Context<SignedInEnv>, input: { credential: object; name: string }): Promise<void> {
  const body = { response: input.credential, name: input.name }
  const response = await callPasskeys(asApp(c), 'verify-registration', body)
  if (!response.ok) throw new Forbidden(messages.passkeyRefused, 'passkey-refused')
  await tellOwner(c, 'passkey-added')
}

/** Removes a passkey. @throws NotFound, Invalid, Conflict, TooManyRequests */
export async function dropPasskey(c: Context<SignedInEnv>, id: string, password?: string): Promise<void> {
  await proveIdentity(c, password)
  await removePasskey(c.get('ctx'), id)
  await tellOwner(c, 'passkey-removed')
}

/** The browser's options for signing in with any of its passkeys for this site. */
export async function passkeySignInOptions(c: Context<AppEnv>): Promise<object> {
  const options = await optionsOf(c, await callPasskeys(c, 'generate-authenticate-options'))
  return { ...options, allowCredentials: [], userVerification: 'required' }
}

/** Signs in with a passkey. @throws Forbidden */
export async function signInWithPasskey(c: Context<AppEnv>, credential: object): Promise<Response> {
  const response = await callPasskeys(c, 'verify-authentication', { response: credential })
  if (response.ok) return response
  const { code, message = '' } = await refusalOf(response)
  if (code === ACCOUNT_BANNED) throw new Forbidden(message, ACCOUNT_BANNED)
  throw new Forbidden(messages.passkeyRefused, 'passkey-refused')
}
