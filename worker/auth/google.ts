import { addOAuthServerContext, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Env } from '../env.ts'

const GOOGLE = 'https://accounts.google.com'

export const hasGoogle = (env: Env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)

const httpsOnly = (address: unknown) =>
  typeof address === 'string' && address.startsWith('https://') ? address : undefined

/**
 * Google as any OpenID provider, found by discovery, so that signature, issuer, audience and nonce of what it says are checked and
 * the tests' own provider goes the very same way. Asks the provider when Better Auth is made: only for calls that go to Google.
 */
export const googlePlugin = (env: Env) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: `${env.GOOGLE_ISSUER || GOOGLE}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        disableImplicitSignUp: true,
        mapProfileToUser: (profile) => ({
          emailVerified: profile.email_verified === true,
          name: (profile.name || profile.email?.split('@')[0] || '').slice(0, 100),
          image: httpsOnly(profile.picture),
        }),
      },
    ],
  })

/** Lets the way to Google that begins now end with a new account; kept on the server, where the browser cannot write it. */
export const allowGoogleSignUp = () => addOAuthServerContext({ mayJoin: true })

export const isGoogleSignUpAllowed = async () => (await getOAuthState())?.serverContext?.mayJoin === true

/** Gatefold never asks Google for anything again, so nothing that could is kept. */
export const withoutTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})
