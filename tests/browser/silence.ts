/** So many seconds of sound that is silent: 8,000 samples a second, 8 bits each. */
export function silence(seconds: number): Buffer {
  const data = Buffer.alloc(8_000 * seconds, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  for (const [offset, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, data.length],
  ] as const)
    head.writeUInt32LE(value, offset)
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, offset)
  head.write('data', 36)
  return Buffer.concat([head, data])
}

/** The part of a file that was asked for. */
export function part(file: Buffer, range = 'bytes=0-') {
  const from = Number(/\d+/.exec(range)?.[0])
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }
  return { status: 206, contentType: 'audio/wav', headers, body: file.subarray(from) }
}
