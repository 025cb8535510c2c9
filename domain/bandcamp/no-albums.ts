import * as z from 'zod/mini'
import { noAlbums } from '#locales/file-rows.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { text } from './tolerant.ts'

/** Why entries of a fan's list become no albums: hidden by the fan, private, something else than an album, or unreadable. */
const NO_ALBUMS = ['hidden', 'private', 'subscription', 'merch', 'gift', 'unreadable'] as const
export type NoAlbum = (typeof NO_ALBUMS)[number]
/** How many entries become no albums, by the reason. */
export type NoAlbums = { [Why in NoAlbum]?: number }

const Thing = z.object({ item_type: text, tralbum_type: text, item_url: text })
/** What its type or address says that an entry is beside albums. */
const OTHER_THINGS: readonly (readonly [NoAlbum, RegExp, RegExp])[] = [
  ['subscription', /subscription|membership/, /^\/(?:club|subscribe)(?:\/|$)/],
  ['gift', /gift/, /^\/gift[_-]?cards?(?:\/|$)/],
  ['merch', /merch/, /^\/merch(?:\/|$)/],
]

/** What an entry is that is for sale, but no album; undefined for any other. */
export function otherThing(entry: unknown): NoAlbum | undefined {
  const { item_type, tralbum_type, item_url } = Thing.safeParse(entry).data ?? {}
  const path = URL.parse(normalizeBandcampUrl(item_url ?? '') ?? '')?.pathname ?? ''
  const types = `${item_type} ${tralbum_type}`
  const known = OTHER_THINGS.find(([, type, place]) => type.test(types) || place.test(path))?.[0]
  // A physical release names its album; other things to buy have a number of their own.
  return known ?? (item_type === 'package' && !/^[at]$/.test(tralbum_type ?? '') ? 'merch' : undefined)
}

/** The counts with more such entries. */
export function countNoAlbums(counts: NoAlbums, more: readonly NoAlbum[]): NoAlbums {
  const sum = { ...counts }
  for (const why of more) sum[why] = (sum[why] ?? 0) + 1
  return sum
}

/** A text for each reason. */
export const toldOfNoAlbums = (counts: NoAlbums): string[] =>
  NO_ALBUMS.flatMap((why) => (counts[why] ? noAlbums[why](counts[why]) : []))
