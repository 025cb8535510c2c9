import { addOAuthServerContext, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Env } from '../env.ts'
import type { SignupPass } from './signup-pass.ts'

const GOOGLE = 'https://accounts.google.com'

export const hasGoogle = (env: Env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)

const httpsOnly = (address: unknown) =>
  typeof address === 'string' && address.startsWith('https://') ? address : undefined

/**
 * Google as a generic OpenID provider, configured by discovery, so that signature, issuer, audience and nonce are checked and the tests'
 * provider takes the same path. Creating Better Auth with it requests the provider: use it only for Google's calls. `onSignIn` is called
 * with the address before its account is looked up.
 */
export const googlePlugin = (env: Env, onSignIn: (email: string) => Promise<void>) =>
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
        mapProfileToUser: async (profile) => {
          if (profile.email) await onSignIn(profile.email)
          return {
            emailVerified: profile.email_verified === true,
            name: (profile.name || profile.email?.split('@')[0] || '').slice(0, 100),
            image: httpsOnly(profile.picture),
          }
        },
      },
    ],
  })

/** Allows the starting Google sign-in to create an account. The server stores this, where the browser cannot change it. */
export const allowGoogleSignUp = ({ invitation }: SignupPass) => addOAuthServerContext({ mayJoin: true, invitation })

/** The pass with which the Google sign-in that ends now was started; null if it had none. */
export async function findGooglePass(): Promise<SignupPass | null> {
  const given = (await getOAuthState())?.serverContext
  if (given?.mayJoin !== true) return null
  return { invitation: typeof given.invitation === 'number' ? given.invitation : null }
}

/** Discards Google's tokens, which Gatefold never uses. */
export const withoutTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})
