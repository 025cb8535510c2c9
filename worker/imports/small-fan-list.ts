import type { AlbumInput } from '#domain/album.ts'
import { TooLarge } from '#domain/failures.ts'
import type { FanImportInput } from '#domain/fan-import.ts'
import * as words from '#words/refusals/bandcamp.ts'
import { explainRefusal } from '../bandcamp/explain.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import type { ImportedAlbum } from '../db/album-rows.ts'
import type { Env } from '../env.ts'
import { type Fan, findFan, readFanListPage } from './fan-source.ts'

const MOST = 200
const PAUSE_MS = 5_000

/**
 * A short list, read while the caller waits, without tags: reading those takes seconds an album, which is what an import is for.
 * @throws TooLarge for lists over 200 entries
 */
export async function readSmallFanList(env: Env, { username, type }: FanImportInput): Promise<Partial<AlbumInput>[]> {
  const client = bandcampFromSettings(env)
  return explainRefusal(async () => {
    const fan = await findFan(client, username, type)
    if (fan.count > MOST) {
      throw new TooLarge(words.listTooLong(fan.count, MOST))
    }
    return (await readPages(client, fan, type, () => scheduler.wait(PAUSE_MS * bandcampPace(env)))).map(toInput)
  })
}

async function readPages(
  client: ReturnType<typeof bandcampFromSettings>,
  fan: Fan,
  type: FanImportInput['type'],
  pause: () => Promise<void>,
): Promise<ImportedAlbum[]> {
  const albums: ImportedAlbum[] = []
  let token: string | null = null
  for (;;) {
    const page = await readFanListPage(client, fan, type, token)
    albums.push(...page.albums)
    if (!page.isMore || albums.length >= MOST) return albums
    token = page.token
    await pause()
  }
}

const toInput = ({ title, artist, bandcampUrl, coverUrl, addedAt, list, previewTitle }: ImportedAlbum) => ({
  title,
  artist,
  bandcampUrl: bandcampUrl ?? '',
  coverUrl,
  addedAt,
  list,
  previewTitle,
})
