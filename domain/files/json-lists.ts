import * as messages from '#locales/file-rows.ts'
import type { List } from '../albums/album.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { namesOfText } from '../albums/folder-names.ts'
import type { FailedRow } from '../errors/error.ts'
import { isObject, listOf, objectOf, textOf } from './json-values.ts'
import { leftInAll } from './plays.ts'

// Lists of albums that other programs write as JSON.

/** The unchecked albums of such a file, and what it has besides. */
type JsonList = { source: 'spotifyLibrary' | 'addresses'; albums: Record<string, unknown>[]; left: FailedRow[] }

/** The saved albums of Spotify's `YourLibrary.json`, which a person need not own. */
function spotifyLibrary(value: Record<string, unknown>, list: List): JsonList | null {
  const { albums, tracks, shows, episodes } = value
  if (!Array.isArray(albums) || !Array.isArray(tracks) || !Array.isArray(shows)) return null
  return {
    source: 'spotifyLibrary',
    albums: albums.map(objectOf).map(({ album, artist }) => ({ title: textOf(album), artist: textOf(artist), list })),
    left: [
      ...leftInAll(tracks.length, messages.songsBeside),
      ...leftInAll(shows.length + listOf(episodes).length, messages.showsBeside),
    ],
  }
}

/** Pages of Bandcamp by their addresses, each with its title as the page says it (`Title, by Artist`) and its player. */
function addresses(value: Record<string, unknown>): JsonList | null {
  const pages = Object.entries(value).map(([key, page]) => [normalizeBandcampUrl(key), objectOf(page)] as const)
  if (pages.length === 0 || !pages.every(([url, { title }]) => url && typeof title === 'string')) return null
  const albums = pages.map(([bandcampUrl, { title, ...page }]) => {
    const [, name = textOf(title), artist = ''] = /^(.*), by (.*)$/s.exec(textOf(title)) ?? []
    const player =
      Object.values(page)
        .map(textOf)
        .find((text) => text.includes('/EmbeddedPlayer/')) ?? ''
    const [, itemType, itemId] = /\/(album|track)=(\d{1,16})(?:\/|$)/.exec(player) ?? []
    return { title: name, artist, bandcampUrl, ...(itemId && { itemType, itemId: Number(itemId) }) }
  })
  return { source: 'addresses', albums, left: [] }
}

/** The albums in a file of another program; null if it is none that is known. `list` is that of albums that nobody says to own. */
export function jsonList(value: unknown, list: List): JsonList | null {
  return isObject(value) ? (spotifyLibrary(value, list) ?? addresses(value)) : null
}

/** Numbers of Bandcamp's items, one a line, as programs keep those that they have downloaded; null if a text has anything else. */
export function downloadedIn(text: string): number[] | null {
  const ids = namesOfText(text).map(({ itemId }) => itemId)
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : null
}
