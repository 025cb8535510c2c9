import type { AlbumInput } from '#domain/album.ts'
import { Invalid } from '#domain/failures.ts'
import type { FanImportInput } from '#domain/fan-import.ts'
import { explainRefusal } from '../bandcamp/explain.ts'
import { bandcampFromSettings } from '../bandcamp/settings.ts'
import type { Env } from '../env.ts'
import { findFan, ITEMS_PER_PAGE, readFanListPage } from './fan-source.ts'

/** A list that fits into one page, read while the caller waits; longer ones are what the import is for. */
export async function readSmallFanList(env: Env, { username, type }: FanImportInput): Promise<Partial<AlbumInput>[]> {
  const client = bandcampFromSettings(env)
  const { albums } = await explainRefusal(async () => {
    const fan = await findFan(client, username, type)
    if (fan.count > ITEMS_PER_PAGE) {
      const message = `This list has ${fan.count} entries. Lists over ${ITEMS_PER_PAGE} come in through an import.`
      throw new Invalid(message, { username: message })
    }
    return readFanListPage(client, fan, type, null)
  })
  return albums.map(({ title, artist, bandcampUrl, coverUrl, addedAt, list, previewTitle }) => ({
    title,
    artist,
    bandcampUrl: bandcampUrl ?? '',
    coverUrl,
    addedAt,
    list,
    previewTitle,
  }))
}
