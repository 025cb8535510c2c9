import { foldText } from '../text/fold.ts'
import { numbersOf, withoutEdition } from './duplicates.ts'

/** A name by its letters and digits alone, without accents, with `and` for `&`; a name of signs as it is. */
export function foldName(name: string): string {
  const text = foldText(name).replaceAll('&', ' and ')
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text.replace(/\s+/g, '')
}

const BETWEEN_ARTISTS = /\s*(?:[,&+/;]|\band\b|\bwith\b|\s[x×]\s)\s*/g
const GUESTS = /\s[[(]?(?:feat|ft|featuring)\b.*$/
const VARIOUS = /^(?:v\s?\/?\s?a|various(?: artists?)?|diverse|artistes divers|varios artistas)\.?$/

/** Artists as one key, however they are joined: without guests, without “The”, and one for all that are various. */
function artistKey(artist: string): string {
  const text = foldText(artist).replace(GUESTS, '')
  if (VARIOUS.test(text)) return 'various'
  return (
    text
      .split(BETWEEN_ARTISTS)
      .map((one) => foldName(one.replace(/^the\s+/, '')))
      .join('') || foldName(text)
  )
}

export type NearNames = { title: string; artist: string; releaseDate?: string | null | undefined }

const LATIN = /\p{Script=Latin}/u
// A short title says little by itself.
const LONG = 8

/** Whether two texts differ by one letter: another, one more or one less. */
function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length < LONG || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}

const wordsOf = (title: string) => foldText(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

function areYearsApart(one: NearNames, other: NearNames): boolean {
  const [year, second] = [one, other].map(({ releaseDate }) => Number(releaseDate?.slice(0, 4)) || null)
  return typeof year === 'number' && typeof second === 'number' && Math.abs(year - second) > 1
}

/**
 * Creates what finds the album that names of another source mean, where they are written in another way. It is the same with the same
 * letters and digits; it is probably the same if an edition, a letter or the year differs, or if the artist is written in another script.
 * Names that are just the same are not for this: those may be several albums.
 */
export function createNearIndex<Album extends NearNames>(albums: readonly Album[]) {
  const keyed = albums.map((album) => ({ album, ...keysOf(album) }))
  const byNames = Map.groupBy(keyed, ({ title, artist }) => `${title}\n${artist}`)
  const byBareTitle = Map.groupBy(keyed, ({ bare, artist }) => `${bare}\n${artist}`)
  const byArtist = Map.groupBy(keyed, ({ artist }) => artist)
  const byTitle = Map.groupBy(keyed, ({ title }) => title)
  return (row: NearNames): { album: Album; isSure: boolean } | null => {
    const { title, artist, bare } = keysOf(row)
    const same = byNames.get(`${title}\n${artist}`) ?? []
    const ofYear = same.filter(({ album }) => !areYearsApart(row, album))
    const [only] = ofYear.length > 0 ? ofYear : same
    if (only) return { album: only.album, isSure: ofYear.length === 1 }
    const [edition] = byBareTitle.get(`${bare}\n${artist}`) ?? []
    if (edition) return { album: edition.album, isSure: false }
    const numbers = numbersOf(wordsOf(row.title))
    const near =
      byArtist
        .get(artist)
        ?.find(({ album, title: other }) => isOneApart(title, other) && numbersOf(wordsOf(album.title)) === numbers) ??
      (title.length >= LONG
        ? byTitle.get(title)?.find(({ album }) => LATIN.test(album.artist) !== LATIN.test(row.artist))
        : undefined)
    return near ? { album: near.album, isSure: false } : null
  }
}

const keysOf = ({ title, artist }: NearNames) => ({
  title: foldName(title),
  bare: foldName(withoutEdition(title)),
  artist: artistKey(artist),
})
