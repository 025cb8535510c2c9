import { useMemo, useState } from 'react'
import { withScheme } from '#domain/albums/addresses-in-text.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { indexOf } from '#domain/albums/file-match.ts'
import { itemKeyOf } from '#domain/albums/item-key.ts'
import { RULES } from '#domain/albums/match-rules.ts'
import type { Metadata } from '#islands/data/api/bandcamp-api.ts'
import { useKnownDuplicates } from '#islands/data/api/duplicates-api.ts'

/** Bandcamp's answer about the album at an address. */
export type Fetched = { url: string | null; page: Metadata }

/** An existing album, and whether an address matches it, a track of it, or probably it. */
export type KnownAlbum = { album: AlbumView; is: 'same' | 'on' | 'probably' }

const urlOf = (typed: string) => typed.trim() && normalizeBandcampUrl(withScheme(typed))

// An embedded player may only have the number of its album.
const PLAYER = /^https:\/\/bandcamp\.com\/embeddedplayer\/(album|track)=(\d+)/

/** The existing album that matches a typed address, itself or through one that was merged into it. */
export function knownAlbum(
  albums: readonly AlbumView[],
  typed: string,
  merged: readonly AlbumAlias[] = [],
): KnownAlbum | undefined {
  const url = urlOf(typed)
  if (!url) return
  const [, type, id] = PLAYER.exec(url) ?? []
  const key = id ? itemKeyOf({ itemType: type as 'album' | 'track', itemId: Number(id) }) : null
  const alias = merged.find((one) => one.bandcampUrl === url || (key !== null && one.itemKey === key))
  const album = albums.find(
    (one) => one.bandcampUrl === url || one.id === alias?.albumId || (key !== null && itemKeyOf(one) === key),
  )
  return album && { album, is: 'same' }
}

/** The existing album that matches Bandcamp's answer, by the rules of all imports. */
export function fetchedAlbum(
  albums: readonly AlbumView[],
  { url, page }: Fetched,
  merged: readonly AlbumAlias[] = [],
): KnownAlbum | undefined {
  const { title, artist, releaseDate, trackCount, onUrl, facts } = page
  const index = indexOf(albums, merged)
  const names = { title, artist, releaseDate, trackCount }
  const wanted = { ...names, bandcampUrl: page.bandcampUrl || url, otherUrl: url, onUrl, itemKey: itemKeyOf(facts) }
  const found = index.find(wanted) ?? index.findProbable(wanted)
  return found && { album: found.album.there, is: RULES[found.rule].is }
}

/** Whether an address was the last one fetched. */
const isFetched = (typed: string, fetched: Fetched | null): fetched is Fetched =>
  fetched !== null && urlOf(typed) === fetched.url

/** Bandcamp's answer about the typed address, and the existing album that the address means. */
export function useAddressed(base: AlbumView | null, albums: readonly AlbumView[], url: string, isQueue: boolean) {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const { data: duplicates } = useKnownDuplicates(!base && (url !== '' || isQueue))
  const merged = duplicates?.merged
  const met = useMemo(() => (fetched ? fetchedAlbum(albums, fetched, merged) : undefined), [albums, fetched, merged])
  // Once Bandcamp has answered, its answer decides which album the address means.
  const existing = isFetched(url, fetched) ? met : knownAlbum(albums, url, merged)
  return { fetched, setFetched, merged, known: base ? undefined : existing }
}
