import { createEncodingJudge, type TextEncoding } from '#domain/files/file-bytes.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'

const PIECE_BYTES = 1_000_000

/** The file cannot be imported; the message says why. `format` is what it seems to be. */
export class InvalidFile extends Error {
  readonly format: FileFormat | undefined
  constructor(message: string, format?: FileFormat) {
    super(message)
    this.format = format
  }
}

type OnRead = (share: number) => void

/** The bytes of a file piece by piece, so that it is never whole in memory. @throws DOMException if it no longer exists */
async function* bytesOf(file: Blob, onRead: OnRead): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer())
    onRead(Math.min(1, (at + PIECE_BYTES) / file.size))
  }
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash of a text. */
export const hashOf = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** The encoding and the hash of a file; the hash is null if the browser cannot compute it. @throws InvalidFile */
export async function identify(file: Blob, onRead: OnRead): Promise<{ encoding: TextEncoding; hash: string | null }> {
  const judge = createEncodingJudge()
  // Browsers have digests only in secure contexts.
  const { subtle } = crypto as { subtle: SubtleCrypto | undefined }
  const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : new Uint8Array(32)
  let chain = new Uint8Array(32)
  for await (const bytes of bytesOf(file, onRead)) {
    judge.add(bytes)
    chain = await digest(new Uint8Array([...chain, ...(await digest(bytes))]))
  }
  const verdict = judge.verdict()
  if ('message' in verdict) throw new InvalidFile(verdict.message)
  return { encoding: verdict.encoding, hash: subtle ? hexOf(chain) : null }
}

/** The text of a file piece by piece; the last piece may be empty. */
export async function* textOf(
  file: Blob,
  encoding: TextEncoding,
  onRead: OnRead,
): AsyncGenerator<{ text: string; isLast: boolean }> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(file, onRead)) {
    yield { text: decoder.decode(bytes, { stream: true }), isLast: false }
  }
  yield { text: decoder.decode(), isLast: true }
}

/** The whole text of a file. */
export async function wholeTextOf(file: Blob, encoding: TextEncoding, onRead: OnRead): Promise<string> {
  const texts: string[] = []
  for await (const { text } of textOf(file, encoding, onRead)) texts.push(text)
  return texts.join('')
}
