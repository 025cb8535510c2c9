import { useEventsBetween } from '#islands/data/api/album-events-api.ts'
import { useSetting } from '#islands/data/settings.ts'
import { syncStatus } from '#islands/data/store/status.ts'

/**
 * The changes that syncs and imports found between the last dismissal on this device and the opening of this page, and a function to
 * dismiss them.
 */
export function useSince() {
  const { newest, atStart } = syncStatus.use()
  const [seen, keepSeen] = useSetting('seen')
  const range = seen === '' || atStart === null || atStart <= Number(seen) ? null : ([Number(seen), atStart] as const)
  const answer = useEventsBetween(range)
  return {
    ...answer,
    events: range === null ? [] : answer.data,
    dismiss: () => newest !== null && keepSeen(String(newest)),
  }
}
