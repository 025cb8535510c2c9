import { Buffer } from 'node:buffer'

const IV_BYTES = 12

/** The key of one purpose and account. It is derived anew for each use and cannot be exported. */
async function keyOf(secret: string, owner: string): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode(owner) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/**
 * Encrypts a text for one owner (its purpose and the account). The result is base64 and begins with the random value of this encryption.
 */
export async function seal(secret: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(secret, owner)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64')
}

/** The text that `seal` encrypted; null if the owner or the secret differs, or it was tampered with. */
export async function unseal(secret: string, owner: string, sealed: string): Promise<string | null> {
  try {
    const bytes = new Uint8Array(Buffer.from(sealed, 'base64'))
    const [iv, content] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)]
    const key = await keyOf(secret, owner)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content))
  } catch {
    return null
  }
}
