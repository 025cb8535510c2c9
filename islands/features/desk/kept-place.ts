import * as z from 'zod/mini'
import { VERDICTS } from '#domain/albums/verdict.ts'
import { desk } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'

const verdict = z.nullable(z.enum(VERDICTS))

const StepSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The verdict that was given; null where it was stars. */
  verdict,
  /** The step that the key undoes elsewhere. */
  undo: z.optional(z.string()),
  before: z.object({ rating: z.nullable(z.number()), verdict, verdictAt: z.nullable(z.string()) }),
})

/** A decision, with what the album had before. */
export type Step = z.infer<typeof StepSchema>

const KeptSchema = z.object({ search: z.string(), id: z.int(), isAll: z.boolean(), steps: z.array(StepSchema) })
type Kept = z.infer<typeof KeptSchema>

/** How many decisions can be taken back after a reload. */
const MOST_STEPS = 50

/** Where the desk was left on this device in the list of an address; null if it was another list. */
export function keptPlace(search: string): Kept | null {
  try {
    const kept = KeptSchema.safeParse(JSON.parse(desk.get(pageAccount()) ?? 'null')).data
    return kept?.search === search ? kept : null
  } catch {
    return null
  }
}

/** Keeps where the person is in the list of an address, and what was decided last. */
export const keepPlace = (kept: Omit<Kept, 'steps'>, steps: readonly Step[]): void =>
  desk.keep(pageAccount(), JSON.stringify({ ...kept, steps: steps.slice(-MOST_STEPS) } satisfies Kept))
