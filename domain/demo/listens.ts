import { dice } from '../sleeve/dice.ts'
import { hash } from '../sleeve/hash.ts'
import { demoAlbums } from './albums.ts'

/** An album of the demo heard once; `at` is a local time (YYYY-MM-DDTHH:MM:SS). */
type DemoListen = {
  /** An index in `demoAlbums`. */
  album: number
  at: string
  /** 1 to 5; null for none. */
  rating: number | null
  note: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How often something is heard on a day, by how many days ago that is at most. */
const OFTEN: [days: number, chance: number][] = [
  [75, 0.6],
  [400, 0.36],
  [1_100, 0.2],
]
const SECOND = 0.16
/** Of what is heard, how much are favorites. */
const FAVORITES = 0.4

/** What was noted when an album was heard last. */
const NOTES: Record<string, string | undefined> = {
  'Bel Quarry': 'It is not May any more, and it still is.',
  'Ferro Lumen': 'On the big speakers, as promised.',
  'Saturday Has a Brother': 'The guest was late again. Worth the wait.',
  'Plain Song': 'Somebody on the stairs hummed along.',
  Verdigris: 'Only for the strings on the last one. Stayed for the rest.',
  'Seven Rooms, One Radiator': 'Six of the rooms are cold. It suits them.',
  'The Difficult Second Cousin': 'Played it to somebody who does not like folk. Three times now.',
  'Flags for Dancing': 'Two more letters.',
  'Songs for a Borrowed Dog': 'The dog agreed.',
  'Double Entry': 'The black side, for once. No.',
  'Six Tides': 'Low water at the fourth, then home.',
  Breakwater: 'Headphones, rain, pier.',
  'Commuter Psalms': 'The 7:52 did not come, so all of it.',
}

/** What was heard in the three years before `now`, the last first: the same each time, but for the days. */
export function demoListens(now: Date): DemoListen[] {
  const { roll, whole, pick } = dice(hash('diary of the demo'))
  const shelf = demoAlbums(now)
    .map(({ title, list, rating, addedAt }, album) => ({ title, list, rating, album, addedAt: addedAt.getTime() }))
    .filter(({ list, rating }) => list === 'collection' && (rating === 0 || rating > 2))
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  const listens: DemoListen[] = []
  const noted = new Set<string>()
  for (let ago = 1; ago <= (OFTEN.at(-1)?.[0] ?? 0); ago += 1) {
    const chance = OFTEN.find(([days]) => ago <= days)?.[1] ?? 0
    const times = roll() < chance ? 1 + Number(roll() < SECOND) : 0
    const ofDay: DemoListen[] = []
    for (let time = 0; time < times; time += 1) {
      const at = midnight - ago * DAY + whole(7, 22) * HOUR + whole(0, 59) * 60_000
      const there = shelf.filter(({ addedAt }) => addedAt < at)
      const favorites = roll() < FAVORITES ? there.filter(({ rating }) => rating === 5) : []
      const from = favorites.length > 0 ? favorites : there
      // What came last is heard most.
      const one = from[Math.floor(from.length * roll() ** 2)]
      if (!one) continue
      const note = noted.has(one.title) ? '' : (NOTES[one.title] ?? '')
      noted.add(one.title)
      const isRated = one.rating > 0 && (note !== '' || roll() < 0.25)
      const rating = isRated ? Math.min(5, Math.max(1, one.rating + pick([0, 0, 0, 1, -1]))) : null
      ofDay.push({ album: one.album, at: new Date(at).toISOString().slice(0, 19), rating, note })
    }
    listens.push(...ofDay.sort((a, b) => (a.at < b.at ? 1 : -1)))
  }
  return listens
}
