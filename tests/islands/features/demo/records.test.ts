import { afterEach, expect, it, vi } from 'vitest'

// Records of its own: the files of a run share modules.
vi.resetModules()
const { keptRecords, make, records, show, update } = await import('#islands/features/demo/records.ts')
const { demoRecords } = await import('#islands/features/demo/shelf.ts')

const start = demoRecords(new Date('2026-06-01T12:00:00Z'))

function stubTab() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

it('keeps what was changed for the next page of the tab, and nothing before', async () => {
  stubTab()
  await show(start)
  expect(keptRecords()).toBeNull()
  await make({ call: 'edit-album', id: 1, patch: { rating: 2 } })
  await update({ colors: { folk: 'moss' }, rules: [{ from: 'folk', to: null }], distinct: [[1, 2]] })
  const changed = records()
  await show(start)
  expect(keptRecords()).toEqual(changed)
  expect(changed.albums.find(({ id }) => id === 1)?.rating).toBe(2)
})

it('leaves out what another version has stored, and what it cannot read', () => {
  const kept = stubTab()
  kept.set('gatefold.demo', JSON.stringify({ ...start, version: 0 }))
  expect(keptRecords()).toBeNull()
  kept.set('gatefold.demo', '{"version":1,')
  expect(keptRecords()).toBeNull()
})

it('keeps nothing that is too large', async () => {
  const kept = stubTab()
  await show(start)
  await update({ colors: { folk: 'moss' } })
  expect([...kept.values()].join('').length).toBeLessThan(160_000)
  const notes = 'x'.repeat(10_000)
  await update({ albums: start.albums.map((album) => ({ ...album, notes })) })
  expect(kept.size).toBe(0)
})

it('works where storage is forbidden', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  await show(start)
  await make({ call: 'edit-album', id: 1, patch: { rating: 2 } })
  expect(records().albums.find(({ id }) => id === 1)?.rating).toBe(2)
  expect(keptRecords()).toBeNull()
})
