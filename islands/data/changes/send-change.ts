import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import { type Answer, kindOf, type SentChange } from './change.ts'

/** How long a call may take before the network counts as lost, in milliseconds. */
const TIMEOUT = 20_000

/** The answer to a change of several calls, which each tell a number of albums; undefined where one of them was answered before. */
function added(answers: readonly (Record<string, number> | undefined)[]): Record<string, number> | undefined {
  const sums: Record<string, number> = {}
  for (const answer of answers) {
    if (!answer) return undefined
    for (const [name, count] of Object.entries(answer)) sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

/** Sends a change. Sent again with the same key, it is not done again. @throws ApiError */
export async function sendChange<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  key: string,
): Promise<Answer<Call>> {
  const { send, inParts } = kindOf(change)
  const [first = change, ...others] = inParts?.(change as never) ?? [change]
  const sendPart = (part: object, name: string) =>
    send(part as never, { headers: { [IDEMPOTENCY_KEY]: name }, init: { signal: AbortSignal.timeout(TIMEOUT) } })
  const answers = [await sendPart(first, key)]
  for (const [index, part] of others.entries()) answers.push(await sendPart(part, `${key}-${index + 1}`))
  return (others.length > 0 ? added(answers as Record<string, number>[]) : answers[0]) as Answer<Call>
}
