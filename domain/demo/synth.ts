const RATE = 12_000
export const SECONDS = 6

/** A sound that loops: what continues past its end wraps around to its start. */
export type Loop = Float64Array

export const silence = (): Loop => new Float64Array(RATE * SECONDS)

/** The frequency of a note, in semitones from A4 (440 Hz). */
export const pitch = (halfTones: number): number => 440 * 2 ** (halfTones / 12)

/** A sample of a sine wave with `partials` harmonics, each quieter than the one before by the factor `fall`. */
export function tone(frequency: number, seconds: number, partials = 1, fall = 0.5): number {
  const angle = 2 * Math.PI * frequency * seconds
  // The sine of k angles follows from those of one and two fewer, which takes a fraction of the time.
  const factor = 2 * Math.cos(angle)
  let before = 0
  let wave = Math.sin(angle)
  let level = 1
  let sum = 0
  for (let k = 1; k <= partials && frequency * k < RATE / 2; k++) {
    sum += level * wave
    level *= fall
    const next = factor * wave - before
    before = wave
    wave = next
  }
  return sum
}

/** The envelope of a struck sound: a short attack, then an exponential decay. */
export const struck = (seconds: number, fade: number): number =>
  Math.min(1, seconds / 0.006) * Math.exp(-seconds / fade)

/** An envelope that rises and falls within `length` seconds. */
export const swelling = (seconds: number, length: number): number => Math.sin((Math.PI * seconds) / length) ** 2

/** Mixes in a voice that starts at second `at` and lasts `length` seconds. `voice` returns the level at a time since its start. */
export function play(loop: Loop, at: number, length: number, voice: (seconds: number) => number) {
  const start = Math.round(at * RATE)
  for (let i = 0; i < length * RATE; i++) {
    const place = (start + i) % loop.length
    loop[place] = (loop[place] ?? 0) + voice(i / RATE)
  }
}

/** Adds echoes to a loop, each quieter than the one before by the factor `share`. */
export function echo(loop: Loop, delay: number, share: number): Loop {
  const steps = Math.round(delay * RATE)
  return loop.map((level, i) => {
    let sum = level
    let place = i
    for (let loudness = share; loudness > 0.02; loudness *= share) {
      place = (place - steps + loop.length) % loop.length
      sum += loudness * (loop[place] ?? 0)
    }
    return sum
  })
}

/** Encodes a loop as a 16-bit mono WAV file, normalized to `peak` (0 to 1). */
export function wav(loop: Loop, peak: number): Uint8Array {
  const loudest = loop.reduce((most, level) => Math.max(most, Math.abs(level)), 0)
  const bytes = loop.length * 2
  const file = new DataView(new ArrayBuffer(44 + bytes))
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => {
      file.setUint8(at + i, letter.charCodeAt(0))
    })
  text(0, 'RIFF')
  file.setUint32(4, 36 + bytes, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, bytes, true)
  loop.forEach((level, i) => {
    file.setInt16(44 + i * 2, Math.round((level / loudest) * peak * 32_767), true)
  })
  return new Uint8Array(file.buffer)
}
