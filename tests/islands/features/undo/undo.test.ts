import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '#islands/ui/toast.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'
import { stubPage } from '../../data/page.ts'

const shown: Toast[] = []
vi.mock('#islands/ui/toaster.tsx', () => ({ showToast: async (toast: Toast) => void shown.push(toast) }))

type Call = { path: string; body: Record<string, unknown> }
const calls: Call[] = []
/** What the server answers to a call that writes; undefined for the album as it then is. */
let answers: ((call: Call) => Response | undefined)[] = []
let edits: object[] = []
let album = albumView({ id: 3 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], shouldAdvanceTime: true })
  shown.length = 0
  calls.length = 0
  answers = []
  edits = []
  album = albumView({ id: 3, title: 'Ebb', rating: 5, notes: 'Loud.', version: 7 })
  stubPage()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  document.documentElement.dataset.account = 'anna'
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.endsWith('/edits')) return Response.json({ edits, now: new Date().toISOString() })
    if (method === 'GET') return Response.json({}, { status: 500 })
    const call = { path, body: JSON.parse(String(body)) }
    calls.push(call)
    const given = answers.shift()?.(call)
    if (given) return given
    album = { ...album, ...call.body, version: album.version + 1 }
    return Response.json(album)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new page of the browser, which knows the album as the server has it. */
async function openPage() {
  vi.resetModules()
  const { setConfirmed } = await import('#islands/data/store/confirmed.ts')
  setConfirmed({ albums: [album], crates: [], members: [] })
  const { start } = await import('#islands/data/queue/queue.ts')
  await start()
  const { editBack, offerUndo, undoLast, lastStep } = await import('#islands/features/undo/public.ts')
  return {
    undoLast,
    lastStep: () => lastStep()?.done.text,
    /** Rates the album as the page shows it, and offers to undo it. */
    rate: (text: string, before: number | null) =>
      offerUndo({ title: 'Rated', text }, 'Failed', [
        editBack('edit-album', 3, { rating: before }, { rating: album.rating }),
      ]),
    doNothing: (text: string) => offerUndo({ title: 'Done', text }, 'Failed', []),
  }
}

const titles = () => shown.map(({ title, text }) => [title, text].filter(Boolean).join(': '))
const says = (title: string) => waitFor(() => expect(titles().at(-1)).toBe(title))
const press = () => shown.at(-1)?.action?.onAction()

test('undoes the last 20 steps, the last one first, each once', async () => {
  const page = await openPage()
  for (let step = 1; step <= 22; step += 1) page.doNothing(`step ${step}`)
  expect(page.lastStep()).toBe('step 22')
  // The button of the toast that is shown.
  press()
  press()
  for (let times = 0; times < 25; times += 1) page.undoLast()
  await says('Nothing to undo')
  const undone = titles().filter((title) => title.startsWith('Undone'))
  // Step 22 by its button, which says nothing.
  expect(undone).toEqual(Array.from({ length: 19 }, (_, index) => `Undone: step ${21 - index}`))
})

test('waits for what is being done, so that a quick press undoes that', async () => {
  const page = await openPage()
  const { attempt } = await import('#islands/ui/errors/attempt.ts')
  const answer = Promise.withResolvers<void>()
  void attempt('Failed', async () => {
    await answer.promise
    page.rate('Ebb', 2)
  })
  page.undoLast()
  answer.resolve()
  await says('Undone: Ebb')
  expect(titles()).toEqual(['Rated: Ebb', 'Undone: Ebb'])
  expect(calls).toEqual([{ path: '/api/albums/3', body: { rating: 2, version: 7 } }])
})

test('says what could not be undone', async () => {
  const page = await openPage()
  answers = [() => Response.json({ code: 'invalid', message: 'No' }, { status: 400 })]
  page.rate('Ebb', 2)
  page.undoLast()
  await waitFor(() => expect(titles().at(-1)).toContain('Failed'))
})

test('offers after a reload what was done before, and undoes it when that is pressed', async () => {
  ;(await openPage()).rate('Ebb', 2)
  const page = await openPage()
  page.undoLast()
  await says('Undo an earlier change?: Rated · Ebb')
  expect(calls).toEqual([])
  press()
  await says('Undone: Ebb')
  expect(calls).toEqual([{ path: '/api/albums/3', body: { rating: 2, version: 7 } }])
  page.undoLast()
  await says('Nothing to undo')
})

test('offers what another tab has done later than this one', async () => {
  const page = await openPage()
  page.rate('Ebb', 2)
  const other = await openPage()
  other.doNothing('elsewhere')
  page.undoLast()
  await says('Undo an earlier change?: Done · elsewhere')
  press()
  await says('Undone: elsewhere')
  page.undoLast()
  await says('Undone: Ebb')
  other.undoLast()
  await says('Nothing to undo')
})

test('offers an edit of many albums of another device where that is the last, and a step of here where that is', async () => {
  const first = await openPage()
  first.doNothing('before')
  vi.advanceTimersByTime(60_000)
  edits = [{ edit: 'theirs', at: new Date().toISOString(), albums: 3, change: { rating: 4 } }]
  vi.advanceTimersByTime(60_000)
  const page = await openPage()
  page.undoLast()
  await says('Undo an earlier change?: Rated 3 albums: 4 stars')
  page.doNothing('after')
  ;(await openPage()).undoLast()
  await says('Undo an earlier change?: Done · after')
})

test('leaves what was changed since, and says so', async () => {
  ;(await openPage()).rate('Ebb', 2)
  album = { ...album, rating: 4, version: 8 }
  const page = await openPage()
  page.undoLast()
  await says('Undo an earlier change?: Rated · Ebb')
  press()
  await says('This was changed since and stays as it is: Rated · Ebb')
  expect(calls).toEqual([])
})

test('compares with what the server has, and undoes it where only something else was changed', async () => {
  const page = await openPage()
  const stale = (rating: number) => () => {
    album = { ...album, rating, version: 9 }
    return Response.json({ code: 'stale', message: 'Stale', album }, { status: 409 })
  }
  answers = [stale(5)]
  page.rate('Ebb', 2)
  page.undoLast()
  await says('Undone: Ebb')
  expect(calls.map(({ body }) => body)).toEqual([
    { rating: 2, version: 7 },
    { rating: 2, version: 9 },
  ])
  answers = [stale(1)]
  album = { ...album, rating: 5 }
  page.rate('Ebb', 3)
  page.undoLast()
  await waitFor(() => expect(titles().at(-1)).toContain('stays as it is'))
})

test('ends after a day', async () => {
  ;(await openPage()).doNothing('yesterday')
  vi.advanceTimersByTime(86_500_000)
  ;(await openPage()).undoLast()
  await says('Nothing to undo')
})

test('says what the last was and why not, where it is too much to keep', async () => {
  const page = await openPage()
  const { offerUndo } = await import('#islands/features/undo/public.ts')
  const albumIds = Array.from({ length: 20_000 }, (_, index) => 2 ** 40 + index)
  page.doNothing('older')
  offerUndo({ title: 'Deleted', text: '20,000 albums' }, 'Failed', [{ call: 'restore-albums', albumIds, albums: [] }])
  const later = await openPage()
  later.undoLast()
  await waitFor(() => expect(titles().at(-1)).toContain('too much to undo here'))
  expect(titles().at(-1)).toContain('Deleted · 20,000 albums')
})

test('is kept for its account alone, and by a page that may keep nothing as long as it lives', async () => {
  ;(await openPage()).doNothing('hers')
  document.documentElement.dataset.account = 'bela'
  ;(await openPage()).undoLast()
  await says('Nothing to undo')
  delete document.documentElement.dataset.account
  const page = await openPage()
  page.doNothing('not kept')
  ;(await openPage()).undoLast()
  await says('Nothing to undo')
  page.undoLast()
  await says('Undone: not kept')
})
