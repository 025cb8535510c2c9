import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const ISSUER = 'http://oidc.test'
export const CLIENT = { id: 'gatefold', secret: 'only-the-provider-knows' }

/** The claims of an account: its name is the query string of what it has. */
function claimsOf(sub: string) {
  const { email_verified, ...said } = Object.fromEntries(new URLSearchParams(sub))
  return { sub, ...said, ...(email_verified && { email_verified: email_verified === 'true' }) }
}

/** A real OpenID provider that lets everybody in under any name; its address on this machine, behind the issuer's. */
export async function serveProvider(callback: string): Promise<string> {
  const provider = new Provider(ISSUER, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    cookies: { keys: ['a key that only tests have'] },
    pkce: { required: () => true },
  })
  provider.proxy = true
  const server = createServer(provider.callback()).listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
