import { challengeOf, createKeys, type Keys, signToken } from './id-token.ts'

export type GoogleAccount = { sub: string; email: string; email_verified?: unknown; name?: string; picture?: string }

export type Fault =
  | ('signature' | 'no-key' | 'no-token' | 'token-endpoint')
  | ('nonce' | 'audience' | 'other-client' | 'issuer' | 'expired')

type Grant = { account: GoogleAccount; nonce: string | null; redirectUri: string; challenge: string; fault?: Fault }

export const CLIENT = { id: 'gatefold-test.apps.example', secret: 'only-tests-know' }

/** A simulated OpenID provider in place of Google: discovery, keys, consent, code exchange with PKCE. */
export async function createGoogle(issuer: string) {
  const keys = await createKeys('first')
  const foreign = await createKeys('first')
  const grants = new Map<string, Grant>()
  const accounts = new Map<string, GoogleAccount>()
  const asked: string[] = []

  const discovery = () =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    })

  /** Answers the consent page and returns the address that the browser is redirected to. */
  function consent(authorizeUrl: string, account: GoogleAccount | 'denied', fault?: Fault): string {
    const asks = new URL(authorizeUrl).searchParams
    const back = new URL(asks.get('redirect_uri') ?? '')
    back.searchParams.set('state', asks.get('state') ?? '')
    if (account === 'denied') {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = crypto.randomUUID()
    grants.set(code, {
      account,
      nonce: asks.get('nonce'),
      redirectUri: asks.get('redirect_uri') ?? '',
      challenge: asks.get('code_challenge') ?? '',
      fault,
    })
    back.searchParams.set('code', code)
    return back.href
  }

  const claimsOf = ({ account, nonce, fault }: Grant) => {
    const now = Math.floor(Date.now() / 1000)
    return {
      ...account,
      iss: fault === 'issuer' ? 'https://elsewhere.example' : issuer,
      aud: fault === 'audience' ? 'another-client' : CLIENT.id,
      ...(fault === 'other-client' && { azp: 'another-client' }),
      nonce: fault === 'nonce' ? 'another-nonce' : nonce,
      iat: fault === 'expired' ? now - 7200 : now,
      exp: fault === 'expired' ? now - 3600 : now + 3600,
    }
  }

  async function token(request: Request) {
    const form = await request.formData()
    const code = String(form.get('code'))
    const grant = grants.get(code)
    grants.delete(code)
    // A client may say who it is in the header or in the form.
    const [, inHeader = ''] = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
    const client = inHeader ? atob(inHeader) : `${form.get('client_id')}:${form.get('client_secret')}`
    const isRight =
      grant &&
      grant.fault !== 'token-endpoint' &&
      form.get('grant_type') === 'authorization_code' &&
      client === `${CLIENT.id}:${CLIENT.secret}` &&
      form.get('redirect_uri') === grant.redirectUri &&
      (await challengeOf(String(form.get('code_verifier')))) === grant.challenge
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const signing: Keys = grant.fault === 'signature' ? foreign : keys
    const idToken = await signToken(grant.fault === 'no-key' ? { ...keys, kid: 'second' } : signing, claimsOf(grant))
    const accessToken = crypto.randomUUID()
    accounts.set(accessToken, grant.account)
    return Response.json({
      access_token: accessToken,
      refresh_token: crypto.randomUUID(),
      ...(grant.fault !== 'no-token' && { id_token: idToken }),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
    })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === '/.well-known/openid-configuration') return discovery()
    if (pathname === '/keys') return Response.json({ keys: [keys.published] })
    if (pathname === '/userinfo')
      return Response.json(accounts.get(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '') ?? null)
    if (pathname === '/token' && request.method === 'POST') return token(request)
    return new Response('There is nothing here', { status: 404 })
  }

  return { issuer, consent, answer, asked }
}
