import * as z from 'zod/mini'
import { Id } from '../id-list.ts'
import { Count, Int } from '../view-values.ts'

/** A listen: an album heard once. `at` is local time: YYYY-MM-DDTHH:MM:SS. */
export const ListenView = z.strictObject({
  id: Id,
  albumId: Id,
  at: z.string(),
  rating: z.nullable(z.number()),
  note: z.string(),
  title: z.string(),
  artist: z.string(),
  coverUrl: z.nullable(z.string()),
})
export type ListenView = z.infer<typeof ListenView>

/** A page of listens, the last first, and the `after` of the next page; null after the last one. */
export const ListensPage = z.strictObject({ listens: z.array(ListenView), next: z.nullable(z.string()) })
export type ListensPage = z.infer<typeof ListensPage>

/** A year with its number of listens. */
export const ListenYears = z.array(z.strictObject({ year: Int, listens: Count }))
export type ListenYears = z.infer<typeof ListenYears>
