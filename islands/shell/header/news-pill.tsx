import { useEffect, useRef } from 'react'
import { collectionSearch } from '#domain/query/collection-query.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { SinceLink } from '#islands/features/since/since-link.tsx'
import { usePlaceInAddress, useQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/outbox.ts'

const showFresh = () => void import('#islands/data/pull/pull.ts').then((records) => records.showFresh())

/**
 * Tells how many albums have arrived while others are loading, offers albums that came from elsewhere, or links to the changes since last
 * time. If the list changes anyway because of another query, the new albums are shown with it.
 */
export function NewsPill() {
  const { partial, fresh, total } = syncStatus.use()
  const query = useQuery(location.search)
  const search = collectionSearch(query)
  const isPlace = usePlaceInAddress(null) !== null
  const before = useRef(search)
  useEffect(() => {
    if (before.current !== search && syncStatus.get().fresh > 0) showFresh()
    before.current = search
  }, [search])

  if (isPlace) return null
  if (partial)
    return (
      <p className="pill" role="status">
        {messages.arriving(partial.length, query.crate === 'none' ? null : total)}
      </p>
    )
  if (fresh > 0)
    return (
      <button type="button" className="pill" onClick={showFresh}>
        <Icon name="arrow-up" size={14} />
        <span>{messages.freshAlbums(fresh)}</span>
      </button>
    )
  return query.crate === null && <SinceLink />
}
