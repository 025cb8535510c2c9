import { expect, it } from 'vitest'
import { runs } from '../../runs.ts'
import { add, addCrate, answer } from '../collections.ts'
import { newPerson, type Person } from '../people.ts'

const WRITERS = 20
const EDITS = runs(2, 100)
const THINGS = 5

type Versioned = { version: number; text: string | null }
type Thing = { path: string; name: 'notes' | 'description'; read: () => Promise<Versioned> }

/** How often each writer has written, as the text of a thing has it. */
const countsIn = (text: string | null): Record<string, number> => JSON.parse(text || '{}')

/** Counts one more in the text of a thing, on the version that was read, until it is accepted. Returns how often it was refused. */
async function edit(person: Person, { path, name, read }: Thing, writer: string): Promise<number> {
  let { version, text } = await read()
  for (let refused = 0; ; refused += 1) {
    const counts = countsIn(text)
    const next = JSON.stringify({ ...counts, [writer]: (counts[writer] ?? 0) + 1 })
    const response = await person.call(path, { method: 'PATCH', json: { [name]: next, version } })
    if (response.ok) return refused
    expect(response.status).toBe(409)
    const stale = await answer<{ code: string; album?: Record<string, never>; crate?: Record<string, never> }>(response)
    expect(stale.code).toBe('stale')
    const now = stale.album ?? stale.crate
    version = now?.version ?? 0
    text = now?.[name] ?? null
  }
}

async function thingsOf(person: Person): Promise<Thing[]> {
  const albums = await add(
    person,
    Array.from({ length: THINGS }, () => ({})),
  )
  const things: Thing[] = albums.map(({ id }) => ({
    path: `/api/albums/${id}`,
    name: 'notes',
    read: async () => {
      const { version, notes } = await answer<{ version: number; notes: string }>(person.call(`/api/albums/${id}`))
      return { version, text: notes }
    },
  }))
  for (let number = 0; number < THINGS; number += 1) {
    const { id } = await addCrate(person, { name: `Crate ${number}` })
    const read = async () => {
      const crates = await answer<{ id: number; version: number; description: string }[]>(person.call('/api/crates'))
      const found = crates.find((crate) => crate.id === id)
      return { version: found?.version ?? 0, text: found?.description ?? '' }
    }
    things.push({ path: `/api/crates/${id}`, name: 'description', read })
  }
  return things
}

it('20 writers edit the same albums and crates at once, and no accepted edit is lost', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const person = await newPerson()
  const things = await thingsOf(person)
  const expected = things.map((): Record<string, number> => ({}))
  let refused = 0
  const write = async (_: unknown, writer: number) => {
    for (let number = 0; number < EDITS; number += 1) {
      const at = (writer + number) % things.length
      const [thing, counts] = [things[at], expected[at]]
      if (!thing || !counts) throw new Error('Nothing to write')
      refused += await edit(person, thing, `w${writer}`)
      counts[`w${writer}`] = (counts[`w${writer}`] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  const found = await Promise.all(things.map(async ({ read }) => countsIn((await read()).text)))
  expect(found).toEqual(expected)
  await annotate(`${WRITERS} × ${EDITS} edits, ${refused} stale ones refused and repeated, 0 lost`, 'figure')
})

// Each call writes one field, which is stored as it is; no field has a version.
const FIELDS = {
  displayName: { path: '/api/user', toValue: (number: number) => `Name ${number}` },
  photoUrl: { path: '/api/user', toValue: (number: number) => `https://example.com/${number}.jpg` },
  itemsPerPage: { path: '/api/user/preferences', toValue: (number: number) => [10, 25, 50][number % 3] },
}
type Field = keyof typeof FIELDS

it('20 writers edit the same profile at once, and each field keeps an edit that no later one replaced', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const person = await newPerson()
  const names = Object.keys(FIELDS) as Field[]
  let time = 0
  const edits: { name: Field; value: unknown; began: number; ended: number }[] = []
  const write = async (_: unknown, writer: number) => {
    for (let number = 0; number < EDITS; number += 1) {
      const name = names[(writer + number) % names.length] ?? 'displayName'
      const { path, toValue } = FIELDS[name]
      const value = toValue(writer * EDITS + number)
      time += 1
      const began = time
      const { ok } = await person.call(path, { method: 'PATCH', json: { [name]: value } })
      expect(ok).toBe(true)
      time += 1
      edits.push({ name, value, began, ended: time })
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  const me = await answer<Record<Field, unknown>>(person.call('/api/auth/me'))
  for (const name of names) {
    const ofField = edits.filter((one) => one.name === name)
    const lastBegan = Math.max(...ofField.map(({ began }) => began))
    const candidates = ofField.filter(({ ended }) => ended > lastBegan).map(({ value }) => value)
    expect(candidates, name).toContain(me[name])
  }
  const admin = await newPerson('admin')
  const found = await admin.call(`/api/admin/users?q=${encodeURIComponent(String(me.displayName))}`)
  expect(await found.json()).toContainEqual(expect.objectContaining({ id: person.id }))
  await annotate(`${edits.length} edits by ${WRITERS} writers, 0 lost`, 'figure')
})
