import * as z from 'zod/mini'
import type { AlbumView } from '#domain/albums/album.ts'
import { type AlbumHeard, type Hearing, listen, noteHeard, type TrackHeard } from '#domain/diary/heard.ts'
import { reportScrobble } from '#islands/data/api/listenbrainz-api.ts'
import { readSetting } from '#islands/data/settings.ts'
import { heardToday } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { markHeard } from '#islands/features/list/public.ts'
import { clockOf } from '#islands/lib/clock.ts'
import type { PlayerState } from './player-state.ts'
import type { SoundState } from './sound.ts'

const Kept = z.array(
  z.object({ albumId: z.int(), since: z.string(), last: z.int(), numbers: z.array(z.int()) }),
) satisfies z.ZodMiniType<AlbumHeard[]>

let hearing: Hearing | null = null
let today: AlbumHeard[] | undefined

function readKept(): AlbumHeard[] {
  try {
    return Kept.parse(JSON.parse(heardToday.get(pageAccount()) ?? '[]'))
  } catch {
    return []
  }
}

function addToDiary(album: AlbumView, heard: TrackHeard, tracks: number): void {
  if (readSetting('autoDiary') === 'off') return
  const { albums, since } = noteHeard(today ?? readKept(), heard, tracks, clockOf(heard.startedAt * 1_000))
  today = albums
  heardToday.keep(pageAccount(), JSON.stringify(albums))
  if (since) markHeard(album, Date.parse(since))
}

/** Counts what is heard of an album with so many playable tracks: whole tracks go to ListenBrainz and into the diary, if enabled. */
export function countHeard(
  { album, number, limit }: Pick<PlayerState, 'album' | 'number' | 'limit'>,
  { time, length, isPlaying }: Pick<SoundState, 'time' | 'length' | 'isPlaying'>,
  tracks: number,
): void {
  const track = album && number !== null && limit === null ? { albumId: album.id, number } : null
  const after = listen(hearing, { track, time, length, isPlaying, now: Date.now() })
  hearing = after.hearing
  if (!album || !after.heard) return
  // A refused call is not repeated, and the person did not ask for it, so nothing is shown.
  reportScrobble(after.heard).catch(() => undefined)
  addToDiary(album, after.heard, tracks)
}
