import { beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '#islands/ui/toast.ts'
import { waitFor } from '../../wait-for.ts'

const shown: Toast[] = []
vi.mock('#islands/ui/toaster.tsx', () => ({ showToast: async (toast: Toast) => void shown.push(toast) }))

beforeEach(() => {
  vi.resetModules()
  shown.length = 0
})

const load = () => import('#islands/ui/undo.ts')
const titles = () => shown.map(({ title, text }) => [title, text].filter(Boolean).join(': '))

test('undoes the last 20 steps, the last one first, each once', async () => {
  const { offerUndo, undoLast, lastStep } = await load()
  const undone: number[] = []
  for (let step = 1; step <= 22; step += 1)
    offerUndo({ title: 'Done', text: `step ${step}` }, 'Failed', async () => undone.push(step))
  expect(lastStep()).toBe('step 22')
  // The button of the toast that is shown.
  shown.at(-1)?.action?.onAction()
  shown.at(-1)?.action?.onAction()
  for (let press = 0; press < 25; press += 1) undoLast()
  await waitFor(() => expect(titles().at(-1)).toBe('Nothing to undo'))
  expect(undone).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index))
  expect(titles()).toContain('Undone: step 3')
})

test('waits for what is being done, so that a quick press undoes that', async () => {
  const { offerUndo, undoLast } = await load()
  const { attempt } = await import('#islands/ui/errors/attempt.ts')
  let isRated = false
  const answer = Promise.withResolvers<void>()
  void attempt('Failed', async () => {
    isRated = true
    await answer.promise
    offerUndo({ title: 'Rated' }, 'Failed', async () => {
      isRated = false
    })
  })
  undoLast()
  answer.resolve()
  await waitFor(() => expect(titles()).toEqual(['Rated', 'Undone: Rated']))
  expect(isRated).toBe(false)
})

test('says what could not be undone', async () => {
  const { offerUndo, undoLast } = await load()
  offerUndo({ title: 'Rated' }, 'Couldn’t update the rating', async () => {
    throw new Error('refused')
  })
  undoLast()
  await waitFor(() => expect(titles().at(-1)).toContain('Couldn’t update the rating'))
})
