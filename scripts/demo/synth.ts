import { dice } from '#domain/sleeve/random.ts'

export const RATE = 12_000
export const SECONDS = 6

/** A stretch of sound that goes round: what rings past its end is heard at its beginning. */
export type Loop = Float64Array

export const silence = (): Loop => new Float64Array(RATE * SECONDS)

/** The frequency of a note, counted in half tones from the A of 440 Hz. */
export const pitch = (halfTones: number): number => 440 * 2 ** (halfTones / 12)

/** A sine with `partials` overtones, each weaker than the one before by `fall`. */
export function tone(frequency: number, seconds: number, partials = 1, fall = 0.5): number {
  let sum = 0
  for (let k = 1; k <= partials && frequency * k < RATE / 2; k++)
    sum += fall ** (k - 1) * Math.sin(2 * Math.PI * frequency * k * seconds)
  return sum
}

/** The loudness of something struck: there at once, then fading. */
export const struck = (seconds: number, fade: number): number =>
  Math.min(1, seconds / 0.006) * Math.exp(-seconds / fade)

/** The loudness of something that comes and goes within `length` seconds. */
export const swelling = (seconds: number, length: number): number => Math.sin((Math.PI * seconds) / length) ** 2

/** Adds a voice that starts `at` and lasts `length` seconds; it is asked for its level at every moment since its start. */
export function play(loop: Loop, at: number, length: number, voice: (seconds: number) => number) {
  const start = Math.round(at * RATE)
  for (let i = 0; i < length * RATE; i++) {
    const place = (start + i) % loop.length
    loop[place] = (loop[place] ?? 0) + voice(i / RATE)
  }
}

/** The loop with its echoes, each `share` as loud as the one before. */
export function echo(loop: Loop, delay: number, share: number): Loop {
  const steps = Math.round(delay * RATE)
  return loop.map((level, i) => {
    let sum = level
    for (let k = 1; share ** k > 0.02; k++) sum += share ** k * (loop.at((i - k * steps) % loop.length) ?? 0)
    return sum
  })
}

/** Noise from which all above some frequency is taken softly; the same noise every time. */
export function rumble(cutoff: number): Loop {
  const { between } = dice(1)
  const noise = silence().map(() => between(-1, 1))
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / RATE)
  let level = 0
  const smooth = () =>
    noise.map((target) => {
      level += (target - level) * share
      return level
    })
  // Twice round, so that the second round begins as it ends.
  smooth()
  return smooth()
}

/** A mono WAV file of 16 bits, its loudest moment at `peak` of what is possible. */
export function wav(loop: Loop, peak: number): Buffer {
  const loudest = loop.reduce((most, level) => Math.max(most, Math.abs(level)), 0)
  const bytes = loop.length * 2
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  loop.forEach((level, i) => {
    file.writeInt16LE(Math.round((level / loudest) * peak * 32_767), 44 + i * 2)
  })
  return file
}
