import type { SignInInput, SignUpCall } from '#domain/account.ts'
import { answer, client } from '../api.ts'

export const verifySignupPassword = (password: string) => answer(client.signup.verify.$post({ json: { password } }))

export const signIn = (input: SignInInput) => answer(client.auth['sign-in'].email.$post({ json: input }))

export const signUp = (input: SignUpCall) => answer(client.auth['sign-up'].email.$post({ json: input }))

export const askForReset = (email: string) => answer(client.auth['request-password-reset'].$post({ json: { email } }))

/** The address at Google where the person goes on; with `requestSignUp` the way may end with a new account. */
export async function startGoogle(requestSignUp: boolean): Promise<string> {
  const started = await answer(client.auth['sign-in'].social.$post({ json: { provider: 'google', requestSignUp } }))
  return (started as unknown as { url: string }).url
}

/** Makes the profile and the welcome album, the first time. The collection page makes up for a call that failed. */
export const registerProfile = () => answer(client.auth.register.$post({ json: {} })).catch(() => undefined)
