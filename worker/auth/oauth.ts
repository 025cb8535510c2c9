import { Buffer } from 'node:buffer'
import { addOAuthServerContext, getOAuthState } from 'better-auth/api'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { AccountPatch, EmailAddress, type ProviderId } from '#domain/accounts/account.ts'
import type { Env } from '../env.ts'
import type { SignupPass } from './signup-pass.ts'

const GOOGLE = 'https://accounts.google.com'
/** The name of a provider whose OIDC_NAME is not set. */
const SINGLE_SIGN_ON = 'single sign-on'

type Registration = { issuer: string; clientId: string; clientSecret: string }

/** What an instance has registered at a provider; null if it does not offer it. */
function registrationAt(env: Env, provider: ProviderId): Registration | null {
  const [issuer, clientId, clientSecret] =
    provider === 'google'
      ? [env.GOOGLE_ISSUER || GOOGLE, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  return issuer && clientId && clientSecret
    ? { issuer: issuer.replace(/(?<!\/)\/+$/, ''), clientId, clientSecret }
    : null
}

export const hasProvider = (env: Env, provider: ProviderId) => registrationAt(env, provider) !== null

/** Whether everybody with an account at a provider may sign up here. */
export const isOpen = (env: Env, provider: unknown) =>
  provider === 'oidc' && env.OIDC_SIGNUP === 'open' && hasProvider(env, provider)

/** The providers that the page offers. */
export const offeredProviders = (env: Env) => ({
  google: hasProvider(env, 'google'),
  oidc: hasProvider(env, 'oidc') ? env.OIDC_NAME || SINGLE_SIGN_ON : null,
  isOidcOpen: isOpen(env, 'oidc'),
})

// An address is used as it is or refused: a corrected one could belong to somebody else.
function addressOf(claim: unknown): string {
  const { data } = EmailAddress.safeParse(claim)
  return data !== undefined && data === String(claim).toLowerCase() ? data : ''
}

const nameOf = (claim: unknown) => AccountPatch.safeParse({ displayName: claim }).data?.displayName
const pictureOf = (claim: unknown) => AccountPatch.safeParse({ photoUrl: claim }).data?.photoUrl ?? undefined

/** Whether an already verified token exists and was issued to this client. */
function isFor(clientId: string, idToken: string | undefined): boolean {
  const claims = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()
  const { azp = clientId } = claims ? JSON.parse(claims) : { azp: null }
  return azp === clientId
}

/**
 * A generic OpenID provider, configured by discovery, so that signature, issuer, audience and nonce are checked, and Google takes the path
 * of all others. Creating Better Auth with it requests the provider: use it only for calls of that provider. `onSignIn` is called with the
 * address before its account is looked up. Without a token Better Auth would believe `/userinfo`.
 */
export function providerPlugin(env: Env, provider: ProviderId, onSignIn: (email: string) => Promise<void>) {
  const registration = registrationAt(env, provider)
  const config: GenericOAuthConfig[] = registration
    ? [
        {
          providerId: provider,
          discoveryUrl: `${registration.issuer}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          clientId: registration.clientId,
          clientSecret: registration.clientSecret,
          scopes: ['openid', 'email', 'profile'],
          // Other providers may not know this prompt. They must accept the client secret in the header (Basic).
          ...(provider === 'google' ? { prompt: 'select_account' } : { authentication: 'basic' }),
          disableImplicitSignUp: !isOpen(env, provider),
          mapProfileToUser: (profile) => {
            const email = addressOf(profile.email)
            return {
              email,
              emailVerified: profile.email_verified === true,
              name: nameOf(profile.name) ?? email.split('@')[0] ?? '',
              image: pictureOf(profile.picture),
            }
          },
          accountSubject: async ({ tokens, profile }) => {
            if (!isFor(registration.clientId, tokens.idToken)) throw new Error('No token for this client')
            await onSignIn(addressOf(profile.email))
            return profile.sub ?? ''
          },
        },
      ]
    : []
  return genericOAuth({ config })
}

/** Allows the starting sign-in to create an account. The server stores this, where the browser cannot change it. */
export const allowProviderSignUp = ({ invitation }: SignupPass) => addOAuthServerContext({ mayJoin: true, invitation })

/** The pass with which the sign-in was started that is now completed; null if it had none. */
export async function findProviderPass(): Promise<SignupPass | null> {
  const given = (await getOAuthState())?.serverContext
  if (given?.mayJoin !== true) return null
  return { invitation: typeof given.invitation === 'number' ? given.invitation : null }
}

/** Discards the provider's tokens, which Gatefold never uses. */
export const withoutTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})
