import { expect, test } from 'vitest'
import { newPerson } from '../people.ts'

test('formats the numbers of an error in the language of the request', async () => {
  const person = await newPerson()
  const album = { title: 'A', artist: 'B', bandcampUrl: 'https://b.bandcamp.com/album/a', notes: 'x'.repeat(10_001) }
  const errorIn = async (language: string) => {
    const response = await person.call('/api/albums', { json: album, headers: { 'accept-language': language } })
    return (await response.json<{ fields: Record<string, string> }>()).fields.notes
  }
  expect(await Promise.all(['de', 'en', 'fr', 'de'].map(errorIn))).toEqual([
    'At most 10.000 characters',
    'At most 10,000 characters',
    'At most 10\u202f000 characters',
    'At most 10.000 characters',
  ])
})
