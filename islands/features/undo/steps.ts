import { undoable } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { agoOf } from '#islands/lib/clock.ts'
import type { Back } from './back.ts'

export type Saying = { title: string; text?: string | undefined }

/**
 * A change that can be undone: what it was, when by this device's clock, on which page, and the changes that undo it, null if they are too
 * large to store. `failed` is the title of an error, `undone` the message of success.
 */
export type Step = {
  id: string
  page: string
  at: number
  done: Saying
  undone?: Saying | undefined
  failed: string
  back: readonly Back[] | null
}

const MAX_STEPS = 20
const DAY = 86_400
const MAX_LENGTH = 100_000

/** The steps of a page that may not store anything. */
let ofPage: readonly Step[] = []

/** The undoable steps of all tabs of this browser, the latest last. */
export function readSteps(): readonly Step[] {
  const account = pageAccount()
  if (account === undefined) return ofPage
  try {
    const steps: Step[] = JSON.parse(undoable.get(account) ?? '[]')
    return steps.filter(({ at }) => agoOf(at) < DAY)
  } catch {
    return []
  }
}

const isShort = (step: Step) => JSON.stringify(step).length <= MAX_LENGTH

/** Leaves out what only shows the undo before the server has answered, or the undo itself if it is too long. */
function shortened(step: Step): Step {
  if (isShort(step)) return step
  const back = step.back?.map((one) => {
    if (one.call === 'restore-albums') return { ...one, albums: [], members: [] }
    return one.call === 'undo-edit' ? { ...one, before: [] } : one
  })
  const short = { ...step, back: back ?? null }
  return isShort(short) ? short : { ...step, back: null }
}

function keepSteps(steps: readonly Step[]): void {
  ofPage = steps
  undoable.keep(pageAccount(), JSON.stringify(steps))
}

export const addStep = (step: Step): void => keepSteps([...readSteps(), shortened(step)].slice(-MAX_STEPS))

/** Removes a step; returns whether it existed: another tab may have undone it. */
export function removeStep(id: string): boolean {
  const steps = readSteps()
  const left = steps.filter((step) => step.id !== id)
  if (left.length === steps.length) return false
  keepSteps(left)
  return true
}
