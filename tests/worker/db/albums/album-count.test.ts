import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { deleteAlbums, purgeTrash } from '#worker/db/trash/trash.ts'
import { emptyTrash } from '#worker/db/trash/whole-trash.ts'
import worker from '#worker/index.ts'
import { add, answer, collector, exportCsv } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { begin, goOn, readCsv, STRAIGHT } from '../../file-trip.ts'
import { ctxOf, newPerson, type Person } from '../../people.ts'

async function countsOf({ id }: Person) {
  const kept = await RECORDS.prepare('SELECT albums FROM album_count WHERE user_id = ?').bind(id).first('albums')
  const counted = await RECORDS.prepare('SELECT count(*) AS n FROM album WHERE user_id = ?').bind(id).first('n')
  return [kept, counted]
}

it('keeps the count of albums whatever adds or deletes them', async () => {
  const person = await newPerson()
  const steps: Record<string, () => Promise<unknown>> = {
    'the welcome album': async () => undefined,
    'an album': () =>
      person.call('/api/albums', { json: { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' } }),
    'the same again': () =>
      person.call('/api/albums', { json: { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' } }),
    'many albums': () => add(person, [{}, {}, {}]),
    'a file': async () => person.call('/api/import/albums', { json: { csvData: await exportCsv(await collector()) } }),
    'a file with some in the trash': async () => {
      const csvData = await exportCsv(person)
      const albums = await answer<{ id: number }[]>(person.call('/api/albums'))
      await deleteAlbums(
        ctxOf(person.id),
        albums.slice(0, 3).map(({ id }) => id),
      )
      await person.call('/api/import/albums', { json: { csvData } })
    },
    'an undone import': async () => {
      const file = readCsv('title,artist\nOne,A\nTwo,A\n')
      if (!file) throw new Error('No file')
      const id = await begin(person.id, file, STRAIGHT)
      await goOn(person.id, id, file, STRAIGHT)
      expect(await countsOf(person)).toEqual([8, 8])
      await person.call(`/api/imports/${id}/undo`, { method: 'POST' })
    },
    'an emptied trash': async () => {
      const [album] = await answer<{ id: number }[]>(person.call('/api/albums'))
      await deleteAlbums(ctxOf(person.id), [album?.id ?? 0])
      await emptyTrash(ctxOf(person.id))
    },
    'a trash that is old': async () => {
      const [album] = await answer<{ id: number }[]>(person.call('/api/albums'))
      await deleteAlbums(ctxOf(person.id), [album?.id ?? 0])
      await purgeTrash(ctxOf(person.id), new Date(Date.now() + 1))
    },
  }
  const counts: Record<string, unknown> = {}
  for (const [name, step] of Object.entries(steps)) {
    await step()
    counts[name] = await countsOf(person)
  }
  expect(counts).toEqual({
    'the welcome album': [1, 1],
    'an album': [2, 2],
    'the same again': [2, 2],
    'many albums': [5, 5],
    'a file': [6, 6],
    'a file with some in the trash': [6, 6],
    'an undone import': [6, 6],
    'an emptied trash': [5, 5],
    'a trash that is old': [4, 4],
  })
})

it('corrects a wrong count in the daily job and says so', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  await RECORDS.prepare('UPDATE album_count SET albums = 7 WHERE user_id = ?').bind(person.id).run()
  await RECORDS.prepare('DELETE FROM album_count WHERE user_id = ?').bind(other.id).run()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  expect([await countsOf(person), await countsOf(other)]).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(warned.mock.calls.flat().join()).toContain('"correctedAlbumCounts":2')
})
