import * as z from 'zod/mini'

type Check = z.core.$ZodCheck<number[]> | z.core.CheckFn<number[]>

/** An id of the database: a positive integer. */
export const Id = z.int().check(z.positive())

/** Ids in a call, without duplicates. `message` says what they are; `checks` limit how many are sent. */
export const idList = (message: string, ...checks: [Check, ...Check[]]) =>
  z.pipe(
    z.array(Id, message).check(...checks),
    z.transform((ids: number[]) => [...new Set(ids)]),
  )
