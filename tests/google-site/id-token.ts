const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const encode = (text: string) => new TextEncoder().encode(text)
const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/** Creates a key pair with its published JWK. */
export async function createKeys(kid: string) {
  const algorithm = { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair
  const { kty, n, e } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey
  return { kid, published: { kty, n, e, kid, alg: 'RS256', use: 'sig' }, privateKey: pair.privateKey }
}
export type Keys = Awaited<ReturnType<typeof createKeys>>

export async function signToken(keys: Keys, claims: object): Promise<string> {
  const parts = [{ alg: 'RS256', typ: 'JWT', kid: keys.kid }, claims].map((part) =>
    base64url(encode(JSON.stringify(part))),
  )
  const signed = parts.join('.')
  return `${signed}.${base64url(await crypto.subtle.sign(RS256, keys.privateKey, encode(signed)))}`
}

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = async (verifier: string) =>
  base64url(await crypto.subtle.digest('SHA-256', encode(verifier)))
