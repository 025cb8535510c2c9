import { Upstream } from '#domain/failures.ts'
import type { Env } from '../env.ts'
import { fetchAlbum } from './album-source.ts'
import { explainRefusal } from './explain.ts'
import { bandcampFromSettings } from './settings.ts'

/** What an album's page says, for the dialog's Fetch. */
export async function readMetadata(env: Env, url: string) {
  const album = await explainRefusal(() => fetchAlbum(bandcampFromSettings(env), url))
  const { title, artist, label, bandcampUrl, coverUrl, releaseDate, trackCount, tags, price, currency } = album
  if (!title) throw new Upstream('not-an-album', 'This is not the page of an album or track.')
  return {
    title,
    artist,
    label,
    bandcampUrl,
    coverUrl,
    releaseDate,
    trackCount,
    tags,
    previewTitle: album.preview?.title ?? null,
    price,
    currency,
    tracks: album.tracks.map(({ number, title, duration }) => ({ number, title, duration })),
  }
}
