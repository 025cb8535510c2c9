import { useEventsBetween } from '#islands/data/api/album-events-api.ts'
import { syncStatus } from '#islands/data/pull/status.ts'
import { useSetting } from '#islands/data/settings.ts'

/** What syncs and imports have found since it was dismissed on this device and before this page opened, and what dismisses it. */
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
