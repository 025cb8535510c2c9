import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '#islands/data/queue/entry.ts'
import { closeDatabase, openDatabase } from '#islands/data/store/database.ts'

const signIn = (account: string | undefined) => vi.stubGlobal('document', { documentElement: { dataset: { account } } })
/** The store as another page loads it. */
async function newPage() {
  vi.resetModules()
  const { hasUnstored } = await import('#islands/data/queue/write-ahead.ts')
  return { ...(await import('#islands/data/queue/pending.ts')), hasUnstored }
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
