import { expect, it } from 'vitest'
import { emptyCollection } from '../../collections.ts'
import { bringIn, readJson, STRAIGHT } from '../../file-trip.ts'
import { newPerson } from '../../people.ts'

it('matches albums alike in the order of their rows, in whatever order the chunks arrived', async () => {
  const { id } = await newPerson()
  await emptyCollection(id)
  const alike = { title: 'Untitled', artist: 'A', bandcampUrl: '', list: 'collection' }
  const albums = [alike, { ...alike, previewTitle: 'Side B' }].map((album, index) => ({ ...album, id: index }))
  const file = readJson(JSON.stringify({ format: 'gatefold', version: 1, albums, crates: [] }))
  if (!file) throw new Error('The file was refused')
  const backwards = { ...STRAIGHT, most: 1, order: [1, 0], mode: 'fill' } as const
  expect(await bringIn(id, file, backwards)).toMatchObject({ created: 2, failed: [] })
  expect(await bringIn(id, file, backwards)).toMatchObject({ created: 0, updated: 0, skipped: 2 })
})
