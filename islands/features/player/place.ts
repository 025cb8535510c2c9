import * as z from 'zod/mini'
import { playing } from '#islands/data/store/account-storage.ts'
import type { Limit } from './find-parts.ts'
import { type Queue, SHUFFLES } from './queue.ts'

/** How many entries of the queue are kept before and after the current one. */
const [BEFORE, AFTER] = [20, 200]

const LIMITS = ['unlinked', 'wish', 'silent', 'missing'] as const satisfies readonly Limit[]

const PlaceSchema = z.object({
  albumId: z.int(),
  track: z.string(),
  number: z.nullable(z.int()),
  limit: z.nullable(z.enum(LIMITS)),
  time: z.number().check(z.nonnegative()),
  length: z.number().check(z.nonnegative()),
  shuffle: z.enum(SHUFFLES),
  queue: z.object({
    shown: z.array(z.int()),
    order: z.array(z.object({ albumId: z.int(), place: z.nullable(z.int().check(z.nonnegative())) })),
    at: z.int().check(z.nonnegative()),
  }),
})

/** The player's position in its queue. */
export type Place = Omit<z.infer<typeof PlaceSchema>, 'queue'> & { queue: Queue }

/** The queue with its known albums; null if its current album is unknown. */
export function fitted(queue: Queue, albumId: number, isKnown: (id: number) => boolean): Queue | null {
  if (queue.order[queue.at]?.albumId !== albumId || !isKnown(albumId)) return null
  const order = queue.order.filter((entry) => isKnown(entry.albumId))
  const before = queue.order.slice(0, queue.at).filter((entry) => isKnown(entry.albumId)).length
  return { shown: queue.shown.filter(isKnown), order, at: before }
}

/** A part of the queue around its current entry. */
function near({ shown, order, at }: Queue): Queue {
  const from = Math.max(0, at - BEFORE)
  const some = order.slice(from, at + AFTER)
  const ids = new Set(some.map(({ albumId }) => albumId))
  return { shown: shown.filter((id) => ids.has(id)), order: some, at: at - from }
}

/** Stores the position on this device for the person of an account, or deletes it. */
export function keepPlace(account: string | undefined, place: Place | null): void {
  if (place) playing.keep(account, JSON.stringify({ ...place, queue: near(place.queue) }))
  else playing.forget()
}

/** The stored position for the person of an account, if it is valid. */
export function keptPlace(account: string | undefined): Place | null {
  try {
    return PlaceSchema.safeParse(JSON.parse(playing.get(account) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
