import type { ProviderId, SignInInput, SignUpCall } from '#domain/accounts/account.ts'
import { client, unwrap } from '../client.ts'

export const verifySignupPassword = (password: string) => unwrap(client.signup.verify.$post({ json: { password } }))

/** Opens the sign-up by the token of an invitation's link. */
export const redeemInvitation = (token: string) => unwrap(client.signup.invitation.$post({ json: { token } }))

/** Signs in with a password; returns whether the account asks for a code as well. */
export async function signIn(input: SignInInput): Promise<boolean> {
  const body = await unwrap(client.auth['sign-in'].email.$post({ json: input }))
  return 'needsCode' in (body as object)
}

export const signUp = (input: SignUpCall) => unwrap(client.auth['sign-up'].email.$post({ json: input }))

export const askForReset = (email: string) => unwrap(client.auth['request-password-reset'].$post({ json: { email } }))

/** The URL of the sign-in at a provider; with `requestSignUp` it may create an account. */
export async function startAt(provider: ProviderId, requestSignUp: boolean): Promise<string> {
  const started = await unwrap(client.auth['sign-in'].social.$post({ json: { provider, requestSignUp } }))
  return (started as unknown as { url: string }).url
}

/** Creates the profile and the welcome album on the first call. If the call fails, the collection page creates them. */
export const registerProfile = () => unwrap(client.auth.register.$post({ json: {} })).catch(() => undefined)
