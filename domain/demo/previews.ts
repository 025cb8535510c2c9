import { dice } from '../sleeve/dice.ts'
import { hash } from '../sleeve/hash.ts'
import type { DemoAlbum, PreviewName } from './albums.ts'
import { echo, type Loop, pitch, play, RATE, rumble, SECONDS, silence, struck, swelling, tone, wav } from './synth.ts'

/** Sea noise, slow chords and a foghorn. */
function harbour(): Loop {
  const loop = silence()
  const sea = rumble(420)
  play(loop, 0, SECONDS, (t) => 0.55 * (0.35 + swelling(t, 3)) * (sea[Math.round(t * RATE)] ?? 0))
  for (const [at, note] of [
    [0, -19],
    [0.6, -12],
    [1.5, -5],
    [2.4, -3],
    [3.4, 0],
    [4.5, 4],
  ] as const)
    play(loop, at, 5, (t) => 0.2 * swelling(t, 5) * (tone(pitch(note), t, 3, 0.3) + tone(pitch(note) + 0.7, t, 3, 0.3)))
  play(loop, 2.2, 2.4, (t) => 0.3 * swelling(t, 2.4) * tone(pitch(-31), t, 7, 0.62))
  return loop
}

/** Three bars of dub house: kick, bass, and a chord with echoes. */
function kopje(): Loop {
  const beat = SECONDS / 12
  const drums = silence()
  const hiss = rumble(5_000)
  for (let i = 0; i < 12; i++) {
    play(
      drums,
      i * beat,
      0.3,
      (t) => 0.6 * struck(t, 0.09) * Math.sin(2 * Math.PI * (48 * t + 4 * (1 - Math.exp(-t * 30)))),
    )
    play(drums, (i + 0.5) * beat, 0.12, (t) => 0.12 * struck(t, 0.03) * (hiss[Math.round(t * RATE)] ?? 0))
  }
  const bass = [0, 0.75, 2.5, 4, 4.75, 6.5, 8, 8.75, 10, 11]
  bass.forEach((at, i) => {
    play(drums, at * beat, 0.45, (t) => 0.4 * struck(t, 0.16) * tone(pitch([-24, -24, -17][i % 3] ?? -24), t, 4, 0.3))
  })
  const chords = silence()
  for (const at of [1.5, 5.5, 9.5])
    for (const note of [-12, -9, -5, -2])
      play(chords, at * beat, 0.6, (t) => 0.32 * struck(t, 0.12) * tone(pitch(note), t, 5, 0.55))
  const echoed = echo(chords, beat * 0.75, 0.62)
  return drums.map((level, i) => level + (echoed[i] ?? 0))
}

/** Sixteenth notes in groups of six over a slow pulse; the timbre opens and closes once per loop. */
function lumen(): Loop {
  const step = SECONDS / 48
  const figure = [-12, -5, 0, 3, -2, 7]
  const arpeggio = silence()
  for (let i = 0; i < 48; i++) {
    const open = 0.15 + 0.5 * Math.sin((Math.PI * i) / 48) ** 2
    const note = (figure[i % figure.length] ?? 0) + (i >= 24 && i < 36 ? -4 : 0)
    play(arpeggio, i * step, 0.5, (t) => 0.3 * struck(t, 0.1) * tone(pitch(note), t, 8, open))
  }
  const loop = echo(arpeggio, step * 3, 0.4)
  for (let i = 0; i < 12; i++)
    play(loop, i * step * 4, 0.4, (t) => 0.6 * struck(t, 0.11) * tone(pitch(i >= 6 && i < 9 ? -40 : -36), t, 3, 0.35))
  return loop
}

const LOOPS: Record<PreviewName, () => Loop> = { harbour, kopje, lumen }

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
export function previewAddress({ title, preview }: Pick<DemoAlbum, 'title' | 'preview'>): string {
  const bytes = wav(preview ? LOOPS[preview]() : tune(title), 0.4)
  let text = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return `data:audio/wav;base64,${btoa(text)}`
}
