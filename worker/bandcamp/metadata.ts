import { factFields, fromMinorUnits } from '#domain/albums/bandcamp-facts.ts'
import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import type { Ctx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { labelOf } from './album.ts'
import { asUpstream } from './explain.ts'
import { fetchAlbumFor } from './own-domain.ts'
import { bandcampFromSettings } from './settings.ts'
import { BandcampError, NotAnAlbumPage } from './upstream-error.ts'

const DAY_SECONDS = 86_400

/**
 * The metadata of an album page, for the dialog's Fetch; null if there is no page or it shows no album. Answers from Bandcamp are cached
 * for a day for all callers; those from an artist's own domain are not, since they depend on the caller's albums. @throws Upstream if
 * Bandcamp does not answer
 */
export async function readMetadata(ctx: Ctx, env: Env, url: string): Promise<Metadata | null> {
  if (!isBandcampHost(new URL(url).hostname)) return readPage(ctx, env, url)
  const key = new Request(`https://metadata.invalid/?${new URLSearchParams({ url })}`)
  const cache = await caches.open('bandcamp-albums')
  const kept = await cache.match(key)
  if (kept) return kept.json<Metadata>()
  const found = await readPage(ctx, env, url)
  if (found) {
    await cache.put(key, Response.json(found, { headers: { 'cache-control': `max-age=${DAY_SECONDS}` } }))
  }
  return found
}

type Metadata = NonNullable<Awaited<ReturnType<typeof readPage>>>

async function readPage(ctx: Ctx, env: Env, url: string) {
  const album = await asUpstream(() =>
    fetchAlbumFor(ctx, bandcampFromSettings(env), url).catch((error: unknown) => {
      if (error instanceof NotAnAlbumPage) return null
      if (error instanceof BandcampError && error.reason === 'not-found') return null
      throw error
    }),
  )
  if (album === null) return null
  const { title, artist, bandcampUrl, coverUrl, releaseDate, trackCount, tags, facts } = album
  return {
    title,
    artist,
    label: labelOf(album),
    bandcampUrl,
    onUrl: album.onUrl,
    coverUrl,
    releaseDate,
    trackCount,
    tags,
    previewTitle: album.preview?.title ?? null,
    price:
      facts.price === undefined || facts.currency === undefined ? null : fromMinorUnits(facts.price, facts.currency),
    currency: facts.currency ?? null,
    tracks: (facts.tracks ?? []).map(({ number, title, duration = null }) => ({ number, title, duration })),
    /** Further facts that a new album keeps. */
    facts: { ...factFields(facts), tracks: facts.tracks },
  }
}
