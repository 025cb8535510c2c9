import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { RECORDS } from './databases.ts'
import { ctxOf, type Person } from './people.ts'

export const recordUrl = (name: string) => `https://harbour-lights.bandcamp.com/album/${name}`

/** The nth record of a shelf at Bandcamp. */
export const fanAlbum = (n: number, more: object = {}) => ({
  list: 'collection' as const,
  title: `Record ${n}`,
  artist: 'Harbour Lights',
  bandcampUrl: recordUrl(`record-${n}`),
  sourceKey: `a${n}`,
  notes: '',
  userTags: [],
  ...more,
})

/** The records of a shelf with these numbers. */
export const fanAlbums = (...numbers: number[]) => numbers.map((n) => fanAlbum(n))

/** Brings these in as an import from Bandcamp of one page does, to its end; returns how many albums that added. */
export async function syncShelf(person: Person, albums: ReturnType<typeof fanAlbum>[]): Promise<number> {
  const row = await RECORDS.prepare(
    `INSERT INTO fan_import (user_id, kind, username, type, status, started_at) VALUES (?, 'fan', 'tern', 'collection', 'running', 0) RETURNING id`,
  )
    .bind(person.id)
    .first<number>('id')
  await writeFanPage(ctxOf(person.id), { importId: row ?? 0, page: 0, albums, found: albums.length, skipped: 0 })
  await RECORDS.prepare("UPDATE fan_import SET status = 'complete' WHERE id = ?").bind(row).run()
  return (await RECORDS.prepare('SELECT added FROM fan_import WHERE id = ?').bind(row).first<number>('added')) ?? -1
}
