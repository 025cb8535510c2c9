import type { ImportView } from '#domain/imports/fan-import.ts'

/** Whether the server cannot read the import's list: Bandcamp makes it wait or has blocked it, or the fan hides the list. */
export const isRefused = ({ kind, status, errorCode }: ImportView): boolean =>
  kind !== 'file' && (status === 'waiting' || errorCode === 'turned-away' || errorCode === 'list-hidden')

/** Whether an import has ended before all that Bandcamp counts. */
export const isShort = ({ errorCode }: ImportView): boolean => errorCode === 'list-short'

/** The latest import that Bandcamp refuses, unless a later import of the same list has succeeded. `imports` has the latest first. */
export function findRefused(imports: readonly ImportView[] = []): ImportView | undefined {
  const latest = Map.groupBy(imports, ({ kind, username, type }) => `${kind} ${type} ${username}`)
  return [...latest.values()].flatMap(([first]) => first ?? []).find(isRefused)
}
