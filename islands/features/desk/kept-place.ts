import * as z from 'zod/mini'
import { VERDICTS } from '#domain/albums/verdict.ts'
import { desk } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'

const verdict = z.nullable(z.enum(VERDICTS))

const StepSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The verdict; null if it was a rating. */
  verdict,
  /** The step for undoing it with the key on other pages. */
  undo: z.optional(z.string()),
  before: z.object({ rating: z.nullable(z.number()), verdict, verdictAt: z.nullable(z.string()) }),
})

/** A decision, with the album's earlier values. */
export type Step = z.infer<typeof StepSchema>

const KeptSchema = z.object({
  search: z.string(),
  id: z.int(),
  isAll: z.boolean(),
  steps: z.array(StepSchema),
  /** How many of the last steps are of this visit, which a reload does not end. */
  decided: z.optional(z.int()),
})
type Kept = z.infer<typeof KeptSchema>

/** How many decisions can be reverted after a reload. */
const MOST_STEPS = 50

/** Where this device left the desk in the list of an address; null for another list. */
export function keptPlace(search: string): Kept | null {
  try {
    const kept = KeptSchema.safeParse(JSON.parse(desk.get(pageAccount()) ?? 'null')).data
    return kept?.search === search ? kept : null
  } catch {
    return null
  }
}

/** Stores the position in the list of an address, and the last decisions. */
export const keepPlace = (kept: Omit<Kept, 'steps'>, steps: readonly Step[]): void =>
  desk.keep(pageAccount(), JSON.stringify({ ...kept, steps: steps.slice(-MOST_STEPS) } satisfies Kept))
