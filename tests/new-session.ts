import { SIGNUP_PASSWORD } from '../scripts/bench/running-app.ts'

let networks = 0
/** Signs up a person and returns the headers of their calls. */
export async function newSession(address: string, signupPassword = SIGNUP_PASSWORD) {
  networks += 1
  const headers = { origin: address, 'cf-connecting-ip': `10.8.${networks >> 8}.${networks & 255}` }
  const post = async (path: string, json: unknown, cookie = '') => {
    const sent = { ...headers, cookie, 'content-type': 'application/json' }
    const response = await fetch(address + path, { method: 'POST', headers: sent, body: JSON.stringify(json) })
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
    return cookies.join('; ')
  }
  const pass = await post('/api/signup/verify', { password: signupPassword })
  const account = { name: 'Ines Duarte', email: `${crypto.randomUUID()}@example.com`, password: 'sleevenote' }
  const cookie = await post('/api/auth/sign-up/email', account, pass)
  if (!cookie.includes('session_token')) throw new Error('Nobody was signed up')
  return { ...headers, cookie }
}
