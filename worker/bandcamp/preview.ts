import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { getPreviewSource, rememberPreview } from '../db/albums/previews.ts'
import type { Ctx } from '../db/context.ts'
import { ifMoving } from '../db/move/moving.ts'
import type { Env } from '../env.ts'
import { fetchAlbumById, idsOf } from './album-source.ts'
import type { BandcampClient } from './client.ts'
import { countBandcampCall } from './count-calls.ts'
import { asUpstream } from './explain.ts'
import { fetchAlbumFor } from './own-domain.ts'
import { bandcampFromSettings } from './settings.ts'

const MARGIN_MS = 10 * 60_000
const LIFE_MS = 24 * 3_600_000

// The stream expires at its `ts` parameter. It may end sooner, hence the margin.
const endOf = (streamUrl: string, now: Date) => {
  const seconds = Number(new URL(streamUrl).searchParams.get('ts'))
  const ends = seconds > 0 ? seconds * 1000 : now.getTime() + LIFE_MS
  return new Date(Math.min(ends, now.getTime() + LIFE_MS) - MARGIN_MS)
}

// The ids also identify an album on a band's own domain.
async function findAlbum(
  ctx: Ctx,
  client: BandcampClient,
  source: { bandcampUrl: string | null; bandId: number | null; sourceKey: string | null },
) {
  const { ids, isOf } = idsOf(source)
  if (ids) return fetchAlbumById(client, ids)
  if (!source.bandcampUrl) throw new NotFound(messages.noPreview)
  const found = await fetchAlbumFor(ctx, client, source.bandcampUrl)
  if (!isOf(found)) throw new NotFound(messages.noPreview)
  return found
}

/**
 * A playable stream: the stored one while it is valid, otherwise (or if the caller found it dead) a fresh one from the album's page.
 * @throws NotFound, Upstream, TooManyRequests
 */
export async function findPreview(ctx: Ctx, env: Env, { albumId, isDead }: { albumId: number; isDead: boolean }) {
  const { now } = ctx
  const source = await getPreviewSource(ctx, albumId)
  if (!isDead && source.url && source.expiresAt && source.expiresAt > now) {
    return { url: source.url, title: source.title, expiresAt: source.expiresAt.toISOString() }
  }
  await countBandcampCall(ctx)
  const found = await asUpstream(() => findAlbum(ctx, bandcampFromSettings(env), source))
  if (!found.preview) throw new NotFound(messages.noPreview)
  const expiresAt = endOf(found.preview.streamUrl, now)
  await rememberPreview(ctx, albumId, { ...found.preview, expiresAt }).catch(ifMoving(() => undefined))
  return { url: found.preview.streamUrl, title: found.preview.title, expiresAt: expiresAt.toISOString() }
}
