import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadIfGone } from '#islands/lib/reload-if-gone.ts'
import { waitFor } from '../../wait-for.ts'

const OWN = 'http://gatefold.test/assets/app-1.js'
const reload = vi.fn()
const head = vi.fn<(url: string, options: RequestInit) => Promise<{ status: number }>>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { querySelector: () => ({ src: OWN }) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', head)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('reloads a page whose code is gone once', async () => {
  head.mockResolvedValue({ status: 404 })
  void reloadIfGone()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(head).toHaveBeenCalledWith(OWN, { method: 'HEAD', cache: 'no-store' })
  // The page that came still names the same code.
  await reloadIfGone()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['its code is still there', () => head.mockResolvedValue({ status: 200 })],
  ['the server fails', () => head.mockResolvedValue({ status: 500 })],
  ['there is no connection', () => head.mockRejectedValue(new TypeError('Failed to fetch'))],
])('stays on the page if %s', async (_, answer) => {
  answer()
  await reloadIfGone()
  expect(reload).not.toHaveBeenCalled()
})
