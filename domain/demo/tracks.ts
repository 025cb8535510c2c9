import type { BandcampTrack } from '../albums/bandcamp-facts.ts'
import { dice } from '../sleeve/dice.ts'
import { hash } from '../sleeve/hash.ts'

const words = (list: string) => list.split(', ') as [string, ...string[]]
const KINDS = words('Small, Late, Borrowed, Salt, Paper, Second, Quiet, Brass, Winter, Slow, Painted, Lost')
const THINGS = words(
  'Window, Ferry, Kettle, Staircase, Orchard, Ladder, Signal, Postcard, Tide, Hinge, Umbrella, Engine, Harvest, Neighbor, Radiator, Map, Bell, Garden, Bridge, Appointment',
)
const TIMES = words('at Noon, in the Rain, after Dark, before Breakfast, by the Door, for Two, Going North, Again')

/** What the notes on an album say of its tracks, by their numbers. */
const NAMED: Record<string, Record<number, string> | undefined> = {
  'Slow Harbour Lights': { 5: 'Foghorn, 14:20' },
  'Ferro Lumen': { 2: 'Lumen' },
  'Two Eggs': { 7: 'Butter' },
  'Music for a Film Nobody Finished': { 9: 'The Inspector Removes His Hat' },
}
/** The minutes of albums whose note tells them. */
const MINUTES: Record<string, number | undefined> = { 'Room Tone': 41, 'Two Eggs': 19, 'Sign Here, and Here': 29 }

/** The made-up tracks of a demo album, the same each time. Their lengths add up to whole minutes. */
export function demoTracks({ title, trackCount }: { title: string; trackCount: number }): BandcampTrack[] {
  const { between, pick, whole } = dice(hash(`tracks of ${title}`))
  const names = new Set([title, ...Object.values(NAMED[title] ?? {})])
  const newName = (): string => {
    const name = pick([
      () => `${pick(KINDS)} ${pick(THINGS)}`,
      () => `${pick(THINGS)} ${pick(TIMES)}`,
      () => `${pick(THINGS)} and ${pick(THINGS)}`,
      () => `The ${pick(THINGS)}`,
    ])()
    if (names.has(name)) return newName()
    names.add(name)
    return name
  }
  const titleTrack = whole(1, trackCount)
  const shares = Array.from({ length: trackCount }, () => between(4, 6))
  const total = shares.reduce((sum, share) => sum + share)
  const seconds =
    60 * (MINUTES[title] ?? Math.round(trackCount > 12 ? trackCount * between(1.2, 2.4) : between(24, 48)))
  let passed = 0
  return shares.map((share, place) => {
    const number = place + 1
    const until = number === trackCount ? seconds : passed + Math.round((share / total) * seconds)
    const duration = until - passed
    passed = until
    const name = NAMED[title]?.[number] ?? (number === titleTrack ? title : newName())
    return { number, title: name, duration, streamable: true }
  })
}
