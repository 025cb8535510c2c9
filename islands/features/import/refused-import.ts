import type { ImportView } from '#domain/imports/fan-import.ts'

/** Whether Bandcamp gives the server nothing of the list that an import reads: it waits, was blocked, or the fan hides the list. */
export const isRefused = ({ kind, status, errorCode }: ImportView): boolean =>
  kind !== 'file' && (status === 'waiting' || errorCode === 'turned-away' || errorCode === 'list-hidden')

/** Whether an import has ended before all that Bandcamp counts. */
export const isShort = ({ errorCode }: ImportView): boolean => errorCode === 'list-short'

/** The latest import that Bandcamp refuses, if no later one of the same list has come in. `imports` has the latest first. */
export function findRefused(imports: readonly ImportView[] = []): ImportView | undefined {
  const latest = Map.groupBy(imports, ({ kind, username, type }) => `${kind} ${type} ${username}`)
  return [...latest.values()].flatMap(([first]) => first ?? []).find(isRefused)
}
