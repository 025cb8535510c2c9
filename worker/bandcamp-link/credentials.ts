import { Buffer } from 'node:buffer'

/** The user name and password of Bandcamp's fan API, which a person makes in their fan settings. They are not the sign-in to Bandcamp. */
export type Credentials = { username: string; password: string }

const IV_BYTES = 12

/** The key of one account. It is derived anew for each use and cannot be exported. */
async function keyOf(secret: string, userId: string): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode(`bandcamp-link ${userId}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** A password as it is stored: encrypted for one account, in base64, with the random value of this encryption in front. */
export async function seal(secret: string, userId: string, password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(secret, userId)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64')
}

/** The password that `seal` encrypted; null if it was sealed for another account or with another secret, or was changed since. */
export async function unseal(secret: string, userId: string, sealed: string): Promise<string | null> {
  try {
    const bytes = new Uint8Array(Buffer.from(sealed, 'base64'))
    const [iv, content] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)]
    const key = await keyOf(secret, userId)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content))
  } catch {
    return null
  }
}
