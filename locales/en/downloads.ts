import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

// Marking albums by hand.
export const markDownloaded = 'Mark as downloaded'
export const downloaded = 'Downloaded'
/** `albums` is a title. */
export const markAlbum = (title: string) => `Mark as downloaded: ${isolated(title)}`
export const unmarkAlbum = (title: string) => `Downloaded: mark ${isolated(title)} as not downloaded`
export const markSelected = 'Mark as downloaded'
export const unmarkSelected = 'Mark as not downloaded'
export const marked = 'Marked as downloaded'
export const unmarked = 'Marked as not downloaded'
export const markFailed = (count: number) =>
  plural(count, { one: 'Couldn’t update the album', other: 'Couldn’t update the albums' })
/** In the history of an album. */
export const downloadedOn = (day: string) => `Downloaded ${day}`
export const grownSince = (day: string) => `Downloaded ${day}, more tracks since`
/** How many tracks of how many are there; `of` is null if that is not known. */
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? `${counted(tracks, { one: 'track', other: 'tracks' })} downloaded`
    : `${numberText(tracks)} of ${counted(of, { one: 'track', other: 'tracks' })} downloaded`

// Comparing with a folder.
export const compareTitle = 'Compare with a folder'
export const downloadsText = 'Find out which albums you have as files, and mark them as downloaded.'
export const compareText =
  'Choose the folder with your music, or one with downloads from Bandcamp. Its folders, archives and files are compared with your albums by artist and title. Numbers that download programs keep (bandcamp_item_id.txt, ignores.txt) come first.'
/** `choose` is underlined. */
export const chooseFolder = <Node>(choose: (text: string) => Node) => [choose('Choose a folder'), ' or drop it here']
export const stays = 'Only names and these numbers are read, and they stay on this device.'
export const notSupported = 'This browser can’t open a folder. Paste a list of names instead.'
export const paste = 'Or paste a list of names, one per line'
export const pasteExample = 'Artist - Album'
export const compareList = 'Compare'
export const comparing = 'Comparing names with your albums…'
export const noNames = 'No music files in this folder. Choose one with audio files or archives.'
export const notRead = 'Couldn’t read this folder. Try again, or choose another one.'
export const noAlbums = 'You have no albums to compare with. Add some first.'

const names = (count: number) => counted(count, { one: 'name', other: 'names' })
/** How many names were compared, how many albums were found, and how many of these are marked already. */
export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `No albums match ${names(count)}.`
  const matching = `${counted(found, { one: 'album matches', other: 'albums match' })} ${names(count)}.`
  return marked > 0 ? `${matching} Already marked as downloaded: ${numberText(marked)}.` : matching
}
export const tooManyFiles = (most: number) =>
  `Only the first ${numberText(most)} files were compared. Compare the rest folder by folder.`
/** How many albums of the collection are on disk. */
export const onDisk = (whole: number, part: number, missing: number) =>
  `${numberText(whole)} whole, ${numberText(part)} partly, ${numberText(missing)} missing in your collection.`
export const megabytes = (count: number) => `${numberText(count)} MB`
export const missingTracks = 'Missing tracks'
/** Where tracks are missing, but none by its name. */
export const noneMissing = 'All track names are there. Other files may be missing.'
export const tracksUnknown = 'The track names of this album aren’t known here.'
export const foundAlbums = 'Albums found'
export const otherAlbum = 'Other album'
export const chooseAlbum = 'Choose album'
/** `action` is the text of a button. */
export const of = (action: string, name: string) => `${action}: ${isolated(name)}`
export const findAlbum = 'Find an album'
export const noSuchAlbum = 'No albums match'
export const namesWithoutAlbum = 'Names without an album'
export const withoutAlbum = (count: number) => `${names(count)} without an album`
export const otherFolder = 'Other folder'
export const markCount = (count: number) =>
  count === 0 ? 'Mark as downloaded' : `Mark ${numberText(count)} as downloaded`

// What is taken out.
export const takeOut = 'Export'
export const takeOutText =
  'The list of what is there, for a download program to skip, and a table of what is missing, with the addresses at Bandcamp.'
export const takeOutThere = (count: number) => `ignores.txt: ${albumCount(count)}`
export const takeOutMissing = (count: number) => `Missing: ${albumCount(count)}`
/** The name of a file. */
export const missingFile = 'missing-albums.csv'
export const withoutNumber = (count: number) =>
  `Left out of ignores.txt, without a number at Bandcamp: ${albumCount(count)}.`
