import * as z from 'zod/mini'
import { flag, text } from '#domain/bandcamp/tolerant.ts'
import { BandcampError } from './upstream-error.ts'

const Failure = z.object({ error: flag, error_message: text })

/** Parses an endpoint's response in the expected shape. @throws BandcampError, also for the errors that Bandcamp sends with status 200 */
export function readApiAnswer<T extends z.ZodMiniType>(schema: T, json: unknown): z.output<T> {
  const failure = Failure.safeParse(json).data
  if (failure?.error) {
    const message = failure.error_message ?? 'no reason given'
    const isMissing = /not found|no such/i.test(message)
    throw new BandcampError(isMissing ? 'not-found' : 'unexpected-content', `Bandcamp's endpoint says: ${message}`)
  }
  const answer = schema.safeParse(json)
  if (!answer.success) throw new BandcampError('unexpected-content', "Bandcamp's endpoint answered in another shape")
  return answer.data
}
