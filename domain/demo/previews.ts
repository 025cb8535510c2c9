import { dice } from '../sleeve/dice.ts'
import { hash } from '../sleeve/hash.ts'
import { echo, type Loop, pitch, play, SECONDS, silence, struck, swelling, tone, wav } from './synth.ts'

/** Plucked notes with echoes over a slow bass, which differ by title. */
function tune(title: string): Loop {
  const { pick, roll, whole } = dice(hash(`tune of ${title}`))
  const root = whole(-26, -15)
  const scale = pick([
    [0, 3, 5, 7, 10, 12],
    [0, 2, 4, 7, 9, 12],
    [0, 2, 3, 7, 8, 12],
  ])
  const steps = pick([12, 16, 24])
  const step = SECONDS / steps
  const fade = pick([0.12, 0.25, 0.5])
  const notes = silence()
  for (let i = 0; i < steps; i++) {
    const note = pitch(root + 12 + (scale[whole(0, scale.length - 1)] ?? 0))
    if (i === 0 || roll() < 0.7) play(notes, i * step, 1.2, (t) => 0.3 * struck(t, fade) * tone(note, t, 4, 0.4))
  }
  const loop = echo(notes, step * 3, 0.4)
  for (const [bar, by] of [0, whole(3, 5), 7, whole(-4, -2)].entries())
    play(loop, (bar * SECONDS) / 4, 1.9, (t) => 0.3 * swelling(t, 1.9) * tone(pitch(root + by), t, 3, 0.35))
  return loop
}

/** The characters that a call can take as arguments, by far. */
const PIECE = 8_192

/** The six-second preview of a demo album, as a data URL. */
export function previewAddress(title: string): string {
  const bytes = wav(tune(title), 0.4)
  let text = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return `data:audio/wav;base64,${btoa(text)}`
}
