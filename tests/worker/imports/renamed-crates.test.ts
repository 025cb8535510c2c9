import { expect, it } from 'vitest'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { listCrates, updateCrate } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { deleteCrate, restoreCrates } from '#worker/db/trash/deleted-crates.ts'
import { add, newEmptyPerson } from '../collections.ts'
import { bringIn, exportJson, readJson, STRAIGHT } from '../file-trip.ts'
import { ctxOf } from '../people.ts'

let drawn = DRAWN_IDS.min + 7_000_000

/** Somebody with two albums and with crates of these names, all with both albums but smart ones, which are written as their query. */
async function withCrates(...names: string[]) {
  const person = await newEmptyPerson()
  const albumIds = (await add(person, [{}, {}])).map(({ id }) => id)
  const ids: number[] = []
  for (const name of names) {
    drawn += 1_000
    const more = name.startsWith('tag:') ? { query: name, name: 'Dub' } : { name, albumIds }
    ids.push((await createCrate(ctxOf(person.id), { id: drawn, ...more })).id)
  }
  return { userId: person.id, ids }
}

/** Brings in what was exported before, again and in the smallest chunks. */
async function bringBack(userId: string, text: string) {
  const file = readJson(text)
  if (!file) throw new Error('The export can be read')
  for (const most of [2_000, 1]) await bringIn(userId, file, { ...STRAIGHT, most })
}

const namesOf = async (userId: string) =>
  (await listCrates(ctxOf(userId))).map(({ name, albumCount }) => [name, albumCount])

it('knows a crate that was renamed since the file was made, whatever the others are called', async () => {
  const { userId, ids } = await withCrates('Morning', 'Evening', 'tag:dub')
  const [morning = 0, evening = 0, smart = 0] = ids
  const file = await exportJson(userId)
  const rename = (id: number, name: string) => updateCrate(ctxOf(userId), id, { name })
  await rename(morning, 'Evening')
  await rename(evening, 'Night')
  await rename(smart, 'Bass')
  await bringBack(userId, file)
  expect(await namesOf(userId)).toEqual([
    ['Evening', 2],
    ['Night', 2],
    ['Bass', 0],
  ])
})

it('puts crates of a file behind one in the trash, which comes back to its place', async () => {
  const { userId, ids } = await withCrates('Morning', 'Evening')
  const [, evening = 0] = ids
  await deleteCrate(ctxOf(userId), evening)
  const crates = ['Night', 'Noon', 'Dawn'].map((name, index) => ({ id: index + 1, name, albumIds: [] }))
  await bringBack(userId, JSON.stringify({ format: 'gatefold', version: 1, albums: [], crates }))
  await restoreCrates(ctxOf(userId), [evening])
  expect((await namesOf(userId)).map(([name]) => name)).toEqual(['Morning', 'Evening', 'Night', 'Noon', 'Dawn'])
})

it('keeps two crates of one name apart of which one was renamed', async () => {
  const { userId, ids } = await withCrates('Morning', 'Morning')
  const file = await exportJson(userId)
  await updateCrate(ctxOf(userId), ids[0] ?? 0, { name: 'First' })
  await bringBack(userId, file)
  expect(await namesOf(userId)).toEqual([
    ['First', 2],
    ['Morning', 2],
  ])
})

it('brings back under its name a crate that is in the trash, beside a renamed one', async () => {
  const { userId, ids } = await withCrates('Morning', 'Morning', 'Late')
  const file = await exportJson(userId)
  await deleteCrate(ctxOf(userId), ids[1] ?? 0)
  await updateCrate(ctxOf(userId), ids[2] ?? 0, { name: 'Later' })
  await bringBack(userId, file)
  expect(await namesOf(userId)).toEqual([
    ['Morning', 2],
    ['Later', 2],
    ['Morning', 2],
  ])
})

it('knows the crates of another account by their names alone', async () => {
  const { userId } = await withCrates('Morning', 'Morning', 'tag:dub')
  const other = await withCrates('Morning')
  await bringBack(other.userId, await exportJson(userId))
  expect(await namesOf(other.userId)).toEqual([
    ['Morning', 2],
    ['Morning', 2],
    ['Dub', 0],
  ])
})

it('knows a renamed crate to which the server gave its id, as a call without one and an import do', async () => {
  const made = await newEmptyPerson()
  await createCrate(ctxOf(made.id), { name: 'Morning' })
  const imported = await newEmptyPerson()
  await bringBack(imported.id, await exportJson(made.id))
  for (const { id } of [made, imported]) {
    const file = await exportJson(id)
    const [crate] = await listCrates(ctxOf(id))
    await updateCrate(ctxOf(id), crate?.id ?? 0, { name: 'Evening' })
    await bringBack(id, file)
    expect(await namesOf(id)).toEqual([['Evening', 0]])
  }
})
