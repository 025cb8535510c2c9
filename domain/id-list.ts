import * as z from 'zod/mini'
import { wrongNewId } from '#locales/validation.ts'
import { DRAWN_IDS } from './drawn-ids.ts'

type Check = z.core.$ZodCheck<number[]> | z.core.CheckFn<number[]>

/** An id of the database: a positive integer. */
export const Id = z.int().check(z.positive())

/** The id of something new, drawn on a device. */
export const DrawnId = z.int(wrongNewId).check(z.gte(DRAWN_IDS.min, wrongNewId), z.lt(DRAWN_IDS.end, wrongNewId))

/** Ids in a call, without duplicates. `message` says what they are; `checks` limit how many are sent. */
export const idList = (message: string, ...checks: [Check, ...Check[]]) =>
  z.pipe(
    z.array(Id, message).check(...checks),
    z.transform((ids: number[]) => [...new Set(ids)]),
  )
