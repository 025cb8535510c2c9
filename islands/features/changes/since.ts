import { useEventsSince } from '#islands/data/api/album-events-api.ts'
import { useSetting } from '#islands/data/settings.ts'
import { recordNews } from '#islands/data/sync/news.ts'

/** What syncs and imports have found since it was dismissed on this device, and what dismisses it. */
export function useSince() {
  const newest = recordNews.use((news) => news.newest)
  const [seen, keepSeen] = useSetting('seen')
  const since = seen === '' || newest === null || newest <= Number(seen) ? null : Number(seen)
  const answer = useEventsSince(since)
  return {
    ...answer,
    isFirst: seen === '' && newest !== null,
    events: since === null ? [] : answer.data,
    dismiss: () => newest !== null && keepSeen(String(newest)),
  }
}
