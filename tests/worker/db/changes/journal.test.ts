import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '#worker/index.ts'
import { add, newEmptyPerson } from '../../collections.ts'
import { bringIn, readJson, STRAIGHT } from '../../file-trip.ts'
import type { Person } from '../../people.ts'
import { rowsOf } from '../../rows.ts'

const DAY = 86_400_000

/** The kinds of acts in the person's journal, and those of their albums. */
async function kindsIn(person: Person) {
  const { journal = [], journal_row = [] } = await rowsOf(person.id)
  return [journal, journal_row].map((rows) => rows.map(({ kind }) => kind).sort())
}

const runDailyJob = (days: number) =>
  worker.scheduled(createScheduledController({ scheduledTime: new Date(Date.now() + days * DAY) }), env as never)

it('forgets edits of tags after a day, imports and merges after 30', async () => {
  const person = await newEmptyPerson()
  const [one, other, third] = await add(person, [{ tags: ['dub'] }, {}, { title: 'Third' }])
  await person.call('/api/tags/edit', { json: { from: ['dub'], to: 'new' } })
  await person.call('/api/albums/merge', { json: { keep: one?.id, merge: [other?.id] } })
  const albums = [{ id: 1, title: 'Third', artist: 'Harbour Lights', bandcampUrl: third?.bandcampUrl, rating: 4 }]
  const file = readJson(JSON.stringify({ format: 'gatefold', version: 1, albums, crates: [] }))
  if (!file) throw new Error('The file was refused')
  // What an import restores from the trash is kept.
  await person.call(`/api/albums/${third?.id}`, { method: 'DELETE' })
  await bringIn(person.id, file, { ...STRAIGHT, mode: 'fill' })
  const kinds = ['import', 'merge', 'tags']
  expect(await kindsIn(person)).toEqual([kinds, kinds])
  await runDailyJob(0.5)
  expect(await kindsIn(person)).toEqual([kinds, kinds])
  await runDailyJob(2)
  expect(await kindsIn(person)).toEqual([kinds.slice(0, 2), kinds.slice(0, 2)])
  await runDailyJob(31)
  expect(await kindsIn(person)).toEqual([[], []])
})
