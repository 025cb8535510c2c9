import { activeFilterCount, type CollectionQuery } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { showQuery } from '#islands/lib/location.ts'
import { cleared } from '#islands/lib/queries.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { NeedleSkipped, NoAlbumsMatch, NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/collection.ts'
import { tryAgain } from '#locales/phrases.ts'
import { Nearest } from './nearest.tsx'

const ELSEWHERE = lazyCode(() => import('./elsewhere.tsx'))

type NothingShownProps = {
  query: CollectionQuery
  isEmpty: boolean
  isFirstRun: boolean
  searchTest: ShownAlbums['searchTest']
  nearest: ShownAlbums['nearest']
  now: number
}

/** The reason why there are no albums, and what the user can do. */
export function NothingShown({ isEmpty, isFirstRun, ...asked }: NothingShownProps) {
  const { query } = asked
  if (!isEmpty) return <NoneMatches {...asked} />
  if (query.crate !== null) {
    const isNone = query.crate === 'none'
    return (
      <NothingYet
        title={isNone ? messages.allInCrates : messages.nothingInCrate}
        text={isNone ? messages.allInCratesText : messages.nothingInCrateText}
      >
        <ToCollection />
      </NothingYet>
    )
  }
  const isWishlist = query.list === 'wishlist'
  return (
    <NothingYet
      title={isWishlist ? messages.emptyWishlist : undefined}
      text={isWishlist ? messages.emptyWishlistText : undefined}
    >
      {(isWishlist || !isFirstRun) && (
        <DialogButton className="btn btn-primary" name="import">
          <Icon name="download" />
          {messages.importFromBandcamp}
        </DialogButton>
      )}
    </NothingYet>
  )
}

function NoneMatches({ query, searchTest, nearest, now }: Omit<NothingShownProps, 'isEmpty' | 'isFirstRun'>) {
  const albums = useAlbums()
  const isHydrated = useHydrated()
  const canLook = isHydrated && albums !== undefined && searchTest !== null
  const elsewhere = useCode(canLook ? ELSEWHERE : undefined)
  const [first, second] = query.tags
  const isTwoTags = query.tags.length === 2 && activeFilterCount(query) === 2 && query.q.trim() === ''
  return (
    <NoAlbumsMatch
      text={isTwoTags ? messages.noneHasBothTags(<b key="first">{first}</b>, <b key="second">{second}</b>) : undefined}
    >
      {query.smartCrate ? (
        <ToCollection />
      ) : (
        <Button text={messages.clearFilters} onClick={() => showQuery(cleared(query))} />
      )}
      {canLook && elsewhere ? (
        <>
          <elsewhere.Elsewhere albums={albums} query={query} searchTest={searchTest} now={now} />
          <elsewhere.NearestHere albums={albums} query={query} now={now} known={nearest} />
        </>
      ) : (
        <Nearest query={query} nearest={nearest} />
      )}
    </NoAlbumsMatch>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <NeedleSkipped>
      <Button look="btn-primary" icon="retry" text={tryAgain} onClick={onRetry} />
    </NeedleSkipped>
  )
}
