import type { AlbumView } from './album.ts'
import { ALBUM_KEYS, type AlbumKey, albumField } from './album-fields.ts'
import { createColumnReader, createColumnWriter, toNumbers, toSteps } from './columns.ts'
import type { Columns } from './sync.ts'
import { distinctTags } from './tags.ts'

/** The fields that albums have in a list, besides those that the codec writes itself. */
const FIELD_KEYS = ALBUM_KEYS.filter((key) => !albumField(key).isDetail)

const timeOf = (text: string) => Date.parse(text)
const momentOf = (time: unknown) => new Date(Number(time)).toISOString()

/** A function that keeps its results, as long as they are few. */
function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    if (known.size < 10_000) known.set(key, value)
    return value
  }
}

const DAY = 86_400_000

/** A whole date as a number of days, any other as it is. */
const toDays = (date: string | null) => {
  const days = date === null ? null : Date.parse(`${date}T00:00:00Z`) / DAY
  return days !== null && fromDays(days) === date ? days : date
}
const fromDays = (days: unknown) =>
  typeof days === 'number' && days >= 0 ? momentOf(days * DAY).slice(0, 'YYYY-MM-DD'.length) : days

const COVER = /^https:\/\/f4\.bcbits\.com\/img\/a(\d{10})_10\.jpg$/

/** Bandcamp's number of a cover, or its address if it is another one. */
const toCover = (url: string | null) => {
  const number = url === null ? undefined : COVER.exec(url)?.[1]
  return number === undefined ? url : Number(number)
}
const fromCover = (cover: unknown) =>
  typeof cover === 'number' ? `https://f4.bcbits.com/img/a${String(cover).padStart(10, '0')}_10.jpg` : cover

/** A name as Bandcamp writes it into addresses. Only of ASCII, which every browser treats alike. */
const slugOf = (name: string, joint: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g)
    ?.join(joint)

type Named = Pick<AlbumView, 'title' | 'artist' | 'label'>
const HOST = /^https:\/\/([a-z0-9-]+)\.bandcamp\.com\/album\//
const usualUrl = (host: string | undefined, title: string) => `https://${host}.bandcamp.com/album/${slugOf(title, '-')}`

/** Addresses are mostly of the same site as the last one of the artist or the label, and end with the title. */
function createUrlGuess() {
  const hosts = { artist: new Map<string, string>(), label: new Map<string, string>() }
  const ofLabel = ({ label = '' }: Named) => hosts.label.get(label) ?? slugOf(label, '')
  const ofArtist = ({ artist, label = '' }: Named) =>
    hosts.artist.get(artist) ?? hosts.label.get(label) ?? slugOf(artist, '')
  const guesses = [ofArtist, ofLabel]
  const note = ({ artist, label }: Named, host: string) => {
    hosts.artist.set(artist, host)
    if (label !== undefined) hosts.label.set(label, host)
  }
  return {
    /** The number of a guess, the host where the rest is usual, or the whole address. */
    shorten(album: Named & Pick<AlbumView, 'bandcampUrl'>): number | string {
      const { bandcampUrl: url } = album
      const host = HOST.exec(url)?.[1]
      if (host === undefined || usualUrl(host, album.title) !== url) return url
      const guess = guesses.findIndex((guessed) => guessed(album) === host)
      note(album, host)
      return guess >= 0 ? guess : host
    },
    lengthen(short: unknown, album: Named): string {
      const host = typeof short === 'number' ? guesses[short]?.(album) : String(short)
      if (host === undefined || !/^[a-z0-9-]+$/.test(host)) return String(short)
      note(album, host)
      return usualUrl(host, album.title)
    },
  }
}

/** Albums are often added when they were bought. */
const sincePurchase = ({ addedAt, purchasedAt }: AlbumView) =>
  purchasedAt === undefined ? null : timeOf(addedAt) - timeOf(purchasedAt)

/**
 * Makes columns of albums, block after block of an answer: for the network less than half of them as objects. Their tags are those of both
 * kinds.
 */
export function createAlbumEncoder() {
  const { toColumn, toDictionary } = createColumnWriter()
  const urls = createUrlGuess()
  return (albums: readonly AlbumView[]): Columns => {
    const columns: Columns['columns'] = {}
    for (const key of FIELD_KEYS) {
      const values = albums.map((album) => album[key] ?? null)
      columns[key] = key === 'artist' ? toDictionary(key, values) : toColumn(key, values)
    }
    return {
      count: albums.length,
      columns: {
        ...columns,
        id: toSteps(albums.map(({ id }) => id)),
        bandcampUrl: toNumbers(albums.map(urls.shorten)),
        coverUrl: toNumbers(albums.map(({ coverUrl }) => toCover(coverUrl))),
        releaseDate: toNumbers(albums.map(({ releaseDate }) => toDays(releaseDate))),
        addedAt: toSteps(albums.map(({ addedAt }) => timeOf(addedAt))),
        purchasedAt: toNumbers(albums.map(sincePurchase)),
        changedAt: toSteps(albums.map(({ changedAt }) => timeOf(changedAt))),
        hasPreview: toColumn(
          'hasPreview',
          albums.map(({ hasPreview }) => hasPreview),
        ),
        version: toColumn(
          'version',
          albums.map(({ version }) => version),
        ),
      },
    }
  }
}

/** Reads the blocks of an answer in their order. Columns that this version does not know are left out, those it misses are empty. */
export function createAlbumDecoder() {
  const fromColumn = createColumnReader()
  const urls = createUrlGuess()
  // Albums share most of their dates, and writing one takes as long as the rest of an album.
  const [moment, date] = [remembering(momentOf), remembering(fromDays)]
  return ({ count, columns }: Columns): AlbumView[] => {
    const read = (name: string) => fromColumn(name, columns[name], count)
    const [added, bought] = [read('addedAt').map(Number), read('purchasedAt')]
    const known: Partial<Record<AlbumKey, unknown[]>> = {
      coverUrl: read('coverUrl').map(fromCover),
      releaseDate: read('releaseDate').map(date),
      addedAt: added.map(moment),
      purchasedAt: bought.map((since, index) => (since === null ? null : moment(Number(added[index]) - Number(since)))),
    }
    const fields = FIELD_KEYS.map((key) => ({ key, empty: albumField(key).empty, values: known[key] ?? read(key) }))
    const [ids, previews, versions] = [read('id'), read('hasPreview'), read('version')]
    const changed = read('changedAt').map(moment)
    return Array.from({ length: count }, (_, index) => {
      const values: Record<string, unknown> = { id: Number(ids[index]) }
      for (const { key, empty, values: column } of fields) {
        const value = column[index] ?? empty
        if (value !== undefined) values[key] = value
      }
      const album = values as AlbumView
      album.bandcampUrl = urls.lengthen(album.bandcampUrl, album)
      album.tags = distinctTags([...album.bandcampTags, ...album.userTags])
      album.changedAt = String(changed[index])
      album.hasPreview = previews[index] === true
      album.version = Number(versions[index] ?? 1)
      return album
    })
  }
}

/** The columns of albums that are an answer's only block. */
export const encodeAlbums = (albums: readonly AlbumView[]): Columns => createAlbumEncoder()(albums)
