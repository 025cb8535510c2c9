/** A possible album in a folder: the path of a folder with music, of an archive, or of a file, and the names of its files. */
export type FolderName = { path: string; inside: readonly string[] }

const AUDIO = /\.(?:flac|mp3|m4a|aac|ogg|oga|opus|wav|aiff?|alac|ape|wv|wma|dsf|dff)$/i
const ARCHIVE = /\.(?:zip|rar|7z|tar|tgz|tar\.gz)$/i
const HIDDEN = /^(?:\.|__MACOSX$)/
/** Folders inside an album's folder: for a disc, or for a format. */
const IS_INSIDE =
  /^(?:(?:cd|dis[ck]|side|lp|vinyl)[\s._-]*(?:\d{1,2}|[a-f])|(?:flac|alac|mp3|wav|aiff?|aac|ogg|opus|m4a|v0|320|lossless)(?:[\s._-]*(?:v0|v2|320|kbps|24bit|16bit))*)$/i

/** The album in the name of a track, `Artist - Album - 01 Title`, or the track itself, `Artist - Title`; null otherwise. */
function nameInTrack(file: string): string | null {
  const parts = file.replace(AUDIO, '').split(' - ')
  const number = parts.findIndex((part) => /^\d{1,3}(?:\D|$)/.test(part))
  const named = number < 0 ? parts : parts.slice(0, number)
  return named.length > 1 ? named.join(' - ') : null
}

const partsOf = (path: string) => path.split(/[\\/]/).filter((part) => part !== '')

/** The path of an album's folder, from the path of that folder or one inside it. */
const folderOf = (parts: readonly string[]) => {
  const own = parts.findLastIndex((part) => !IS_INSIDE.test(part))
  return parts.slice(0, Math.max(own, 0) + 1).join('/')
}

/** The possible albums in a folder, by the paths of its files. Only music and archives count. */
export function namesOfFiles(paths: readonly string[]): FolderName[] {
  const found = new Map<string, Set<string>>()
  for (const path of paths) {
    const parts = partsOf(path)
    const file = parts.pop() ?? ''
    if ([...parts, file].some((part) => HIDDEN.test(part))) continue
    if (ARCHIVE.test(file)) found.set([...parts, file.replace(ARCHIVE, '')].join('/'), new Set())
    if (!AUDIO.test(file)) continue
    const folder = folderOf(parts) || file.replace(AUDIO, '')
    const inside = found.get(folder) ?? new Set()
    found.set(folder, inside)
    const name = nameInTrack(file)
    if (name !== null) inside.add(name)
  }
  return [...found].map(([path, inside]) => ({ path, inside: [...inside] }))
}

const MAX_LINE = 500

/** The albums of a pasted list, one per line. */
export const namesOfText = (text: string): FolderName[] =>
  [...new Set(text.split(/\r?\n/).map((line) => line.slice(0, MAX_LINE).trim()))]
    .map((line) => ({ path: folderOf(partsOf(line.replace(ARCHIVE, '').replace(AUDIO, ''))), inside: [] }))
    .filter(({ path }) => path !== '')
