import type { Lists } from '../cache.ts'
import type { About, AnyKind } from './kind.ts'
import { KINDS } from './kinds.ts'

type Kinds = typeof KINDS
type Name = keyof Kinds

/** A change of the person's records. What it adds has an id that the device has drawn. */
export type SentChange = { [Call in Name]: { call: Call } & Parameters<Kinds[Call]['send']>[0] }[Name]

/** Also what this build cannot read of the outbox. It is never sent, and stays stored as it is. */
export type Change = SentChange | { call: 'unreadable' }

/** What the server answers to a kind of change. */
export type Answer<Call extends Name> = Awaited<ReturnType<Kinds[Call]['send']>>

export const kindOf = ({ call }: SentChange) => KINDS[call] as AnyKind

/** What people call what a change is about. */
export const aboutOf = (change: SentChange): About => kindOf(change).about(change as never)

/** What a change is about: changes that share one of these keep their order. */
export const subjectsOf = (change: Change): string[] =>
  change.call === 'unreadable' ? [] : kindOf(change).subjects(change as never)

/** Whether a change is about something that any of the others is about. */
export function isAboutSame(change: Change, others: readonly Change[]): boolean {
  const subjects = new Set(others.flatMap(subjectsOf))
  return subjectsOf(change).some((subject) => subjects.has(subject))
}

/** The album or the crate that the server answers a change with; null for any other answer. */
export function answeredWith(change: Change): { kind: 'album' | 'crate'; id: number } | null {
  const kind = change.call === 'unreadable' ? undefined : kindOf(change).answersWith
  return kind ? { kind, id: (change as { id: number }).id } : null
}

/** One change with the effect of two in a row; null if there is none. */
export function combined(first: Change, second: Change): Change | null {
  if (first.call !== second.call || first.call === 'unreadable') return null
  return (kindOf(first).combine?.(first as never, second as never) ?? null) as Change | null
}

/** What one change makes of the lists. What is not loaded stays unknown. Doing it twice is the same as once. */
const applied = (lists: Partial<Lists>, change: Change): Partial<Lists> =>
  change.call === 'unreadable' ? lists : { ...lists, ...kindOf(change).apply?.(lists, change as never) }

/** The lists as they are once the changes have been made. */
export function overlay(lists: Partial<Lists>, changes: readonly Change[]): Partial<Lists> {
  if (changes.length === 0) return lists
  const { albums, crates, members } = changes.reduce(applied, lists)
  if (members === lists.members) return { albums, crates, members }
  const counts = new Map(members?.map(({ crateId, albumIds }) => [crateId, albumIds.length]))
  return {
    albums,
    crates: crates?.map((crate) => {
      const albumCount = counts.get(crate.id) ?? crate.albumCount
      return albumCount === crate.albumCount ? crate : { ...crate, albumCount }
    }),
    members,
  }
}
