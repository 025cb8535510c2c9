/** What an account call came to: nothing wrong, or the code, the words and how long to wait. */
export type AuthOutcome = { ok: true } | { ok: false; status: number; code: string; message: string; attempts: number }

async function post(path: string, body: object): Promise<AuthOutcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string; attempts?: number }
    return {
      ok: false,
      status: response.status,
      code: answer.code ?? '',
      message: answer.message ?? '',
      attempts: answer.attempts ?? 0,
    }
  } catch {
    return {
      ok: false,
      status: 0,
      code: 'unreachable',
      message: 'Gatefold could not be reached. Please try again.',
      attempts: 0,
    }
  }
}

export const verifySignupPassword = (password: string) => post('/signup/verify', { password })
export const signIn = (input: { email: string; password: string }) => post('/auth/sign-in/email', input)
export const signUp = (input: { name: string; email: string; password: string }) => post('/auth/sign-up/email', input)

/** Makes the profile and the welcome album, the first time; then shows the collection. */
export async function enter(): Promise<void> {
  await post('/auth/register', {})
  location.assign('/app')
}
