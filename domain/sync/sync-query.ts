import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { SYNC_FORM } from './sync-call.ts'

/** The device's state: the `epoch` and `revision` of the last answer; neither if it holds nothing. */
export const SyncQuery = z
  .strictObject({
    form: z.literal(SYNC_FORM, messages.wrongForm),
    since: z.optional(z.string().check(z.regex(/^\d{1,15}$/, messages.wrongSince))),
    epoch: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/, messages.wrongEpoch))),
  })
  .check(
    z.refine(({ since, epoch }) => epoch !== undefined || since === undefined, {
      error: messages.wrongEpoch,
      path: ['epoch'],
    }),
    z.refine(({ since, epoch }) => since !== undefined || epoch === undefined, {
      error: messages.wrongSince,
      path: ['since'],
    }),
  )
