import type { AlbumView } from './album.ts'

/** What may be an album: its path or name, the names of its tracks, null where they are not known, and their size where it is. */
export type OnDisk = { path: string; tracks: readonly string[] | null; bytes: number }

/** A folder with music, an archive, a file or a line of a list, with its number at Bandcamp, and the albums that names of its files say. */
export type FolderName = OnDisk & { itemId?: number; inside: readonly OnDisk[] }

const AUDIO = /\.(?:flac|mp3|m4a|aac|ogg|oga|opus|wav|aiff?|alac|ape|wv|wma|dsf|dff)$/i
const ARCHIVE = /\.(?:zip|rar|7z|tar|tgz|tar\.gz)$/i
const HIDDEN = /^(?:\.|__MACOSX$)/
/** Folders inside an album's folder: for a disc, or for a format. */
const IS_DISC = /^(?:cd|dis[ck]|side|lp|vinyl)[\s._-]*(?:\d{1,2}|[a-f])$/i
const IS_FORMAT =
  /^(?:flac|alac|mp3|wav|aiff?|aac|ogg|opus|m4a|v0|320|lossless)(?:[\s._-]*(?:v0|v2|320|kbps|24bit|16bit))*$/i
const ITEM_ID = /^0*([1-9]\d{0,15})$/
/** A line as downloaders keep it: `<number>  # artist / title`. */
const ITEM_LINE = /^(\d{5,16})(?:\s+#(.*))?$/

/** The album in the name of a track, `Artist - Album - 01 Title`, or the track itself, `Artist - Title`; null otherwise. */
function nameInTrack(track: string): string | null {
  const parts = track.split(' - ')
  const number = parts.findIndex((part) => /^\d{1,3}(?:\D|$)/.test(part))
  const named = number < 0 ? parts : parts.slice(0, number)
  return named.length > 1 ? named.join(' - ') : null
}

const partsOf = (path: string) => path.split(/[\\/]/).filter((part) => part !== '')

/** How many parts the path of an album's folder has, of that folder or one inside it. */
const depthOf = (parts: readonly string[]) =>
  Math.max(
    parts.findLastIndex((part) => !IS_DISC.test(part) && !IS_FORMAT.test(part)),
    0,
  ) + 1
const folderOf = (parts: readonly string[]) => parts.slice(0, depthOf(parts)).join('/')

/** The tracks of an album by disc and name: the same in two formats are one. */
type Tracks = { names: Map<string, string>; bytes: number }
const noTracks = (): Tracks => ({ names: new Map(), bytes: 0 })
const onDisk = (path: string, { names, bytes }: Tracks): OnDisk => ({ path, tracks: [...names.values()], bytes })

/** Collects the files of a folder one at a time, so that a page can do it in time slices. Only music and archives count. */
export function createFolderReader() {
  const folders = new Map<string, Tracks & { inside: Map<string, Tracks> }>()
  const archives = new Map<string, number>()
  const itemIds = new Map<string, number>()
  const put = (tracks: Tracks, key: string, track: string, bytes: number) => {
    tracks.names.set(key, track)
    tracks.bytes += bytes
  }
  return {
    add(path: string, bytes = 0): void {
      const parts = partsOf(path)
      const file = parts.pop() ?? ''
      if (HIDDEN.test(file) || parts.some((part) => HIDDEN.test(part))) return
      if (ARCHIVE.test(file)) archives.set([...parts, file.replace(ARCHIVE, '')].join('/'), bytes)
      if (!AUDIO.test(file)) return
      const track = file.replace(AUDIO, '')
      const folder = folderOf(parts) || track
      const known = folders.get(folder) ?? { ...noTracks(), inside: new Map() }
      folders.set(folder, known)
      const discs = parts.slice(depthOf(parts)).filter((part) => !IS_FORMAT.test(part))
      const key = [...discs, track].join('/')
      put(known, key, track, bytes)
      const name = nameInTrack(track)
      if (name === null) return
      const tracks = known.inside.get(name) ?? noTracks()
      known.inside.set(name, tracks)
      put(tracks, key, track, bytes)
    },
    /** Adds the text of a file in an album's folder that has the album's number at Bandcamp. */
    addItemId(path: string, text: string): void {
      const [, digits] = ITEM_ID.exec(text.trim()) ?? []
      if (digits && Number.isSafeInteger(Number(digits)))
        itemIds.set(folderOf(partsOf(path).slice(0, -1)), Number(digits))
    },
    /** The possible albums. */
    names(): FolderName[] {
      const withId = (path: string) => {
        const itemId = itemIds.get(path)
        return itemId === undefined ? {} : { itemId }
      }
      return [
        ...[...folders]
          .filter(([path]) => !archives.has(path))
          .map(([path, tracks]) => ({
            ...onDisk(path, tracks),
            ...withId(path),
            inside: [...tracks.inside].map(([name, own]) => onDisk(name, own)),
          })),
        ...[...archives].map(([path, bytes]) => ({ path, tracks: null, bytes, inside: [], ...withId(path) })),
      ]
    },
  }
}

const MAX_LINE = 500

/** An album as a line of such a list, with its line ending; empty if it has no number at Bandcamp. */
export const itemLine = ({ itemId, title, artist }: Pick<AlbumView, 'itemId' | 'title' | 'artist'>): string =>
  itemId ? `${itemId}  # ${`${artist} / ${title}`.replace(/\s+/g, ' ')}\n` : ''

/** The albums of a list, one per line: a name, or a number at Bandcamp as downloaders keep it, `<number>  # artist / title`. */
export function namesOfText(text: string): FolderName[] {
  const lines = text.split(/\r?\n/)
  const names = new Map<string, FolderName>()
  for (const one of lines) {
    const line = one.slice(0, MAX_LINE).trim()
    const [, number, said] = ITEM_LINE.exec(line) ?? []
    const itemId = Number(number)
    const name = said?.trim() || number || line.replace(ARCHIVE, '').replace(AUDIO, '')
    const path = folderOf(partsOf(name))
    if (path === '' || line.startsWith('#')) continue
    names.set(line, { path, tracks: null, bytes: 0, inside: [], ...(Number.isSafeInteger(itemId) && { itemId }) })
  }
  return [...names.values()]
}
