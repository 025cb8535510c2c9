import { useEffect, useRef } from 'react'
import { syncStatus } from '#islands/data/pull/status.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/outbox.ts'

/** Over the list, so that nothing moves when it appears. */
const SLOT = 'pointer-events-none sticky top-[calc(var(--h-header)+var(--h-bar)+8px)] z-4 h-0 flex justify-center'

const showFresh = () => void import('#islands/data/pull/pull.ts').then((records) => records.showFresh())

/**
 * Says how many albums have arrived while the others are on their way, and offers those that came from elsewhere. When the list changes
 * anyway because something else is looked for, they come along. `total` is null where it is unknown.
 */
export function ArrivedAlbums({ total, search }: { total: number | null; search: string }) {
  const { partial, fresh } = syncStatus.use()
  const before = useRef(search)
  useEffect(() => {
    if (before.current !== search && syncStatus.get().fresh > 0) showFresh()
    before.current = search
  }, [search])

  if (partial)
    return (
      <div className={SLOT}>
        <p className="h-8 whitespace-nowrap rounded-full bg-lift px-4 text-small text-ink leading-8" role="status">
          {messages.arriving(partial.length, total)}
        </p>
      </div>
    )
  if (fresh === 0) return null
  return (
    <div className={SLOT}>
      <button
        type="button"
        className="btn btn-outline pointer-events-auto whitespace-nowrap rounded-full bg-lift"
        onClick={showFresh}
      >
        <Icon name="arrow-up" />
        {messages.freshAlbums(fresh)}
      </button>
    </div>
  )
}
