import { describe, expect, it } from 'vitest'
import { newPerson } from './people.ts'

describe('the answer to invalid fields', () => {
  it('names at most 20 of them, and long names only in part', async () => {
    const person = await newPerson()
    const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`field-${n}`, 1]))
    const response = await person.call('/api/crates', { json: { ...unknown, [`${'x'.repeat(100_000)}`]: 1 } })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text.length).toBeLessThan(10_000)
    expect(Object.keys((JSON.parse(text) as { fields: object }).fields)).toHaveLength(20)
    const long = await person.call('/api/crates', { json: { name: 'N', ['x'.repeat(100_000)]: 1 } })
    expect((await long.text()).length).toBeLessThan(1_000)
  })

  it('does so for a list and a query, too', async () => {
    const person = await newPerson()
    const json = { albumIds: Array.from({ length: 5_000 }, () => 'x') }
    for (const path of ['/api/albums/delete', '/api/export/albums']) {
      const response = await person.call(path, { json })
      expect(response.status).toBe(400)
      expect((await response.text()).length, path).toBeLessThan(10_000)
    }
  })
})
