const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text.replace(/[\s=]/g, '')]
    .map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  )
}

/** The code that an authenticator app shows for a key (RFC 6238: SHA-1, 30 seconds, 6 digits). */
export async function totp(key: string, time = Date.now()): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  const secret = await crypto.subtle.importKey('raw', fromBase32(key), hmac, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(time / 30_000)))
  const digest = new DataView(await crypto.subtle.sign('HMAC', secret, counter.buffer))
  const offset = digest.getUint8(19) & 15
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
