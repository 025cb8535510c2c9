import type { Label, Lists } from '#domain/changes/kind.ts'
import { recounted } from '#domain/crates/crate-lists.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { wrongFields } from '#locales/errors.ts'
import { type AnyKind, KINDS } from './kinds.ts'

type Kinds = typeof KINDS
type Name = keyof Kinds

/** A change of the person's records. What it adds has an id that the device has drawn. */
export type SentChange = { [Call in Name]: { call: Call } & Parameters<Kinds[Call]['send']>[0] }[Name]

/** Also what this build cannot read of the outbox. It is never sent, and stays stored as it is. */
export type Change = SentChange | { call: 'unreadable' }

/** What the server answers to a kind of change. */
export type Answer<Call extends Name> = Awaited<ReturnType<Kinds[Call]['send']>>

const kindOf = ({ call }: SentChange) => KINDS[call] as unknown as AnyKind

/** What people call what a change is about. */
export const labelOf = (change: SentChange): Label => kindOf(change).label(change)

/** What a change is about: changes that share one of these keep their order. */
const conflictKeysOf = (change: Change): string[] =>
  change.call === 'unreadable' ? [] : kindOf(change).conflictKeys(change)

/** Whether a change is about something that any of the others is about. */
export function conflicts(change: Change, others: readonly Change[]): boolean {
  const keys = new Set(others.flatMap(conflictKeysOf))
  return conflictKeysOf(change).some((key) => keys.has(key))
}

/** The album or the crate that the server answers a change with; null for any other answer. */
export function answeredWith(change: Change): { kind: 'album' | 'crate'; id: number } | null {
  const kind = change.call === 'unreadable' ? undefined : kindOf(change).returns
  return kind ? { kind, id: (change as { id: number }).id } : null
}

/** One change with the effect of two in a row; null if there is none. */
export function combined(first: Change, second: Change): Change | null {
  if (first.call !== second.call || first.call === 'unreadable') return null
  return (kindOf(first).combine?.(first, second) ?? null) as Change | null
}

/** Whether a change undoes an earlier one. */
export const undoes = (change: Change, earlier: Change): boolean =>
  change.call !== 'unreadable' && (kindOf(change).undoes?.(change, earlier) ?? false)

/** Refuses a change as the server would, as far as the lists tell. @throws ApiError */
export function requireValid(change: SentChange, lists: Partial<Lists>): void {
  const fields = kindOf(change).refusal?.(lists, change)
  if (fields) throw new ApiError(400, { code: 'invalid', message: wrongFields, fields })
}

/** What one change makes of the lists. What is not loaded stays unknown. Doing it twice is the same as once. */
const applied = (lists: Partial<Lists>, change: Change): Partial<Lists> =>
  change.call === 'unreadable' ? lists : { ...lists, ...kindOf(change).apply(lists, change) }

/** What the server answered to a change: the albums and crates in it. */
export const recordsIn = (change: SentChange, answer: unknown): Partial<Pick<Lists, 'albums' | 'crates'>> =>
  answer ? (kindOf(change).records?.(answer) ?? {}) : {}

/** The crates with the counts and the first covers of what is in them, where that is not the same as before. */
export function countedCrates({ albums = [], crates, members }: Partial<Lists>, before?: Lists['members']) {
  if (members === before) return crates
  const same = new Set(before)
  const changed = new Map(members?.flatMap((one) => (same.has(one) ? [] : [[one.crateId, one.albumIds]])))
  const first = new Set([...changed.values()].flatMap((ids) => ids.slice(0, 4)))
  const covers = new Map(albums.flatMap((album) => (first.has(album.id) ? [[album.id, album]] : [])))
  return crates?.map((crate) => {
    const ids = changed.get(crate.id)
    return ids ? recounted(crate, ids, covers) : crate
  })
}

/** The lists as they are once the changes have been made. */
export function overlay(lists: Partial<Lists>, changes: readonly Change[]): Partial<Lists> {
  if (changes.length === 0) return lists
  const after = changes.reduce(applied, lists)
  return { ...after, crates: countedCrates(after, lists.members) }
}

/** How long a call may take before the network counts as lost, in milliseconds. */
const TIMEOUT = 20_000

/** The answer to a change of several calls, which each tell a number of albums. */
function added(answers: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const answer of answers) {
    for (const [name, count] of Object.entries(answer)) sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

/** Sends a change. @throws ApiError */
export async function sendChange<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  headers: Record<string, string>,
): Promise<Answer<Call>> {
  const { send, inParts } = kindOf(change)
  const [first = change, ...others] = inParts?.(change) ?? [change]
  const sendPart = (part: object) => send(part, { init: { signal: AbortSignal.timeout(TIMEOUT) }, headers })
  const answers = [await sendPart(first)]
  for (const part of others) answers.push(await sendPart(part))
  return (others.length > 0 ? added(answers as Record<string, number>[]) : answers[0]) as Answer<Call>
}
