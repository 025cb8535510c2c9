import { createEncodingJudge, type TextEncoding } from '#domain/files/file-bytes.ts'

/** The text of a file read in one piece, without a byte order mark; the message where it cannot be decoded. */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: TextEncoding } | { message: string } {
  const judge = createEncodingJudge()
  judge.add(bytes)
  const verdict = judge.verdict()
  return 'message' in verdict ? verdict : { ...verdict, text: new TextDecoder(verdict.encoding).decode(bytes) }
}
