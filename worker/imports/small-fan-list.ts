import type { AlbumInput } from '#domain/albums/album.ts'
import { TooLarge } from '#domain/errors/app-error.ts'
import type { FanImportInput } from '#domain/imports/fan-import.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { asUpstream } from '../bandcamp/explain.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import type { PageDetails } from '../db/imports/details.ts'
import type { Env } from '../env.ts'
import { type Fan, findFan, type ListedAlbum, readFanListPage, watchForRepeats } from './fan-source.ts'
import { fetchDetails } from './read-details.ts'

const MAX_ENTRIES = 200
const PAUSE_MS = 5_000
const TAGS_PAUSE_MS = 1_500
/** Browsers and proxies drop a call without an answer after some minutes; an import has no such limit. */
const TAGS_TIME_MS = 120_000

/** A small list, and the positions, counted from 1, of albums whose tags were not read. */
type SmallFanList = { albums: Partial<AlbumInput>[]; withoutTags: number[] }

/**
 * Reads a short list while the caller waits. Tags take seconds per album: they are read, newest first, until `tagsTime` (ms) is over or
 * Bandcamp rate-limits us. @throws TooLarge for lists over 200 entries; Upstream
 */
export async function readSmallFanList(
  env: Env,
  { username, type, importTags = true }: FanImportInput,
  tagsTime = TAGS_TIME_MS,
): Promise<SmallFanList> {
  const client = bandcampFromSettings(env)
  const pause = (milliseconds: number) => scheduler.wait(milliseconds * bandcampPace(env))
  const found = await asUpstream(async () => {
    const fan = await findFan(client, username, type)
    if (fan.count > MAX_ENTRIES) {
      throw new TooLarge(messages.listTooLong(fan.count, MAX_ENTRIES))
    }
    return readPages(client, fan, type, () => pause(PAUSE_MS))
  })
  const details = importTags ? await readDetails(client, found, Date.now() + tagsTime, () => pause(TAGS_PAUSE_MS)) : []
  return {
    albums: found.map((album, index) => toInput(album, details[index] ?? null)),
    withoutTags: found.flatMap((_, index) => (details[index] ? [] : [index + 1])),
  }
}

/** The details of as many albums as time allows; null for a page that cannot be read. */
async function readDetails(
  client: BandcampClient,
  albums: readonly ListedAlbum[],
  end: number,
  pause: () => Promise<void>,
): Promise<(PageDetails | null)[]> {
  const read: (PageDetails | null)[] = []
  for (const album of albums) {
    await pause()
    if (Date.now() >= end) break
    try {
      read.push(await fetchDetails(client, album))
    } catch (error) {
      if (error instanceof BandcampError) break
      throw error
    }
  }
  return read
}

async function readPages(
  client: BandcampClient,
  fan: Fan,
  type: FanImportInput['type'],
  pause: () => Promise<void>,
): Promise<ListedAlbum[]> {
  const albums: ListedAlbum[] = []
  const repeats = watchForRepeats()
  let token: string | null = null
  for (;;) {
    const page = await readFanListPage(client, fan, type, token, repeats.seen)
    albums.push(...page.albums)
    const isMore = page.isMore && repeats.goesOn(page.entries)
    if (!isMore || albums.length >= MAX_ENTRIES) return albums
    token = page.token
    await pause()
  }
}

/** A listed album with its details, in the form that a caller can send to add it. */
function toInput(
  {
    sourceKey: _,
    bandId: __,
    previewTrackId: ___,
    otherUrl: _____,
    isPublic: ______,
    isNameless: _______,
    onKey: ________,
    streamableTracks: _________,
    bandcampUrl,
    ...album
  }: ListedAlbum,
  details: PageDetails | null,
): Partial<AlbumInput> {
  const { tracks: ____, ...said } = details ?? { bandcampTags: [] }
  return {
    ...album,
    ...said,
    bandcampUrl: bandcampUrl ?? '',
    previewTitle: album.previewTitle ?? said.previewTitle ?? null,
    releaseDate: said.releaseDate ?? null,
    trackCount: said.trackCount ?? null,
    tags: said.bandcampTags,
  }
}
