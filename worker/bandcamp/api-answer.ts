import * as z from 'zod/mini'
import { flag, text } from './tolerant.ts'
import { BandcampRefusal } from './upstream-error.ts'

const Failure = z.object({ error: flag, error_message: text })

/** An endpoint's answer in the shape asked for. Bandcamp's errors come with status 200 and throw a BandcampRefusal. */
export function readApiAnswer<T extends z.ZodMiniType>(schema: T, json: unknown): z.output<T> {
  const failure = Failure.safeParse(json).data
  if (failure?.error) {
    const message = failure.error_message ?? 'no reason given'
    const isMissing = /not found|no such/i.test(message)
    throw new BandcampRefusal(isMissing ? 'not-found' : 'unexpected-content', `Bandcamp's endpoint says: ${message}`)
  }
  const answer = schema.safeParse(json)
  if (!answer.success) throw new BandcampRefusal('unexpected-content', "Bandcamp's endpoint answered in another shape")
  return answer.data
}
