import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#islands/data/queue/entry.ts'
import { closeDatabase, openDatabase } from '#islands/data/store/database.ts'

const signIn = (account: string | undefined) => vi.stubGlobal('document', { documentElement: { dataset: { account } } })
/** The store as another page loads it. */
async function newPage() {
  vi.resetModules()
  const { hasUnstored } = await import('#islands/data/queue/write-ahead.ts')
  const { closeDatabase: close } = await import('#islands/data/store/database.ts')
  return { ...(await import('#islands/data/queue/pending.ts')), hasUnstored, close }
}
const rated = (account: string, rating: number): Entry => ({
  account,
  key: `key ${rating}`,
  change: { call: 'edit-album', id: 1, patch: { rating } },
})

beforeEach(async () => {
  await (await openDatabase()).clear('outbox')
  await closeDatabase()
})
// Files share their globals.
afterEach(() => vi.unstubAllGlobals())

it('keeps entries in their order for the next page', async () => {
  signIn('anna')
  const { update, hasUnstored } = await newPage()
  await update((entries) => [...entries, rated('anna', 1), rated('anna', 2)])
  await update((entries) => [...entries, rated('anna', 3)])
  await update(([first, second, ...rest]) => [{ ...(first as Entry), isTried: true }, ...rest, ...(second ? [] : rest)])
  expect(hasUnstored()).toBe(false)
  const next = await newPage()
  const entries = await next.update((all) => all)
  expect(entries.map(({ key, isTried }) => [key, isTried])).toEqual([
    ['key 1', true],
    ['key 3', undefined],
  ])
})

it('shows no entry of another account, and leaves it for that one', async () => {
  signIn('anna')
  await (await newPage()).update(() => [rated('anna', 1)])
  signIn('ben')
  const other = await newPage()
  expect(await other.update((entries) => entries)).toEqual([])
  await other.update(() => [])
  signIn('anna')
  expect(await (await newPage()).update((entries) => entries)).toMatchObject([{ key: 'key 1' }])
})

it('keeps entries for the page only where nothing may be stored', async () => {
  signIn(undefined)
  const page = await newPage()
  await page.update((entries) => [...entries, rated('', 1)])
  expect(await page.update((entries) => entries)).toMatchObject([{ key: 'key 1' }])
  expect(page.hasUnstored()).toBe(true)
  expect(await (await newPage()).update((entries) => entries)).toEqual([])
})

it('holds the page until a change is stored where it cannot be written ahead', async () => {
  signIn('anna')
  const { addPending, removePending, hasUnstored, update } = await newPage()
  const entry = rated('anna', 1)
  addPending(entry)
  expect(hasUnstored()).toBe(true)
  await update((entries) => [...entries, entry])
  expect(hasUnstored()).toBe(false)
  removePending(entry)
  expect(hasUnstored()).toBe(false)
})

it('brings back what waits after the database was deleted, but not what another page is sending', async () => {
  signIn('anna')
  const page = await newPage()
  await page.update(() => [rated('anna', 1), { ...rated('anna', 2), sender: 'another' }])
  await page.close()
  globalThis.indexedDB = new IDBFactory()
  expect(await page.update((entries) => entries)).toMatchObject([{ key: 'key 1' }])
})

describe('a page whose database refused a change', () => {
  const part = (key: string, holds: string[], rating: number): Entry => ({
    ...rated('anna', rating),
    key,
    holds,
    number: rating,
  })
  const namesOf = (entries: readonly Entry[]) => entries.map(({ key, holds }) => [key, ...(holds ?? [])].join(' '))

  /** Two pages that know one stored entry, of which the first makes something that the database refuses. */
  async function openPages(made: (entries: Entry[]) => Entry[]) {
    signIn('anna')
    const [one, other] = [await newPage(), await newPage()]
    await one.update(() => [rated('anna', 1)])
    await other.update((entries) => entries)
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await one.update((entries) => [...made(entries), rated('anna', 5)])
    full.mockRestore()
    return [one, other] as const
  }
  const same = (entries: Entry[]) => entries
  const combine = (key: string, rating: number) => () => [part('key 1', ['key 1', key], rating)]

  it('takes back nothing that another page has made of the same since', async () => {
    const [one, other] = await openPages(() => [])
    await other.update(combine('theirs', 2))
    expect(namesOf(await one.update(same))).toEqual(['key 1 key 1 theirs', 'key 5'])
  })

  it('keeps what both have made of the same', async () => {
    const [one, other] = await openPages(combine('mine', 3))
    await other.update(combine('theirs', 2))
    expect(namesOf(await one.update(same))).toEqual(['key 1 key 1 theirs', 'mine key 1 mine', 'key 5'])
  })

  it('keeps both in the order in which they were made', async () => {
    const [one, other] = await openPages(combine('mine', 3))
    await other.update(combine('theirs', 4))
    expect(namesOf(await one.update(same))).toEqual(['key 1 key 1 mine', 'theirs key 1 theirs', 'key 5'])
  })

  it('keeps what it has made of what another page has sent since', async () => {
    const [one, other] = await openPages(combine('mine', 3))
    await other.update(() => [])
    expect(namesOf(await one.update(same))).toEqual(['key 1 key 1 mine', 'key 5'])
  })

  it('brings back nothing that another page has sent since', async () => {
    const [one, other] = await openPages(same)
    await other.update(() => [])
    expect(namesOf(await one.update(same))).toEqual(['key 5'])
  })

  it('puts what it has made under another name in the place of what was tried', async () => {
    const [one] = await openPages(() => [part('mine', ['key 1', 'mine'], 3)])
    expect(namesOf(await one.update(same))).toEqual(['mine key 1 mine', 'key 5'])
  })
})
