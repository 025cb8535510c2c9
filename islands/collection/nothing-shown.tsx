import { activeFilterCount, type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import * as words from '#locales/collection/page.ts'
import { tryAgain } from '#locales/try-again.ts'
import { withoutFilters } from '../find/queries.ts'
import { showQuery } from '../location.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { NeedleSkipped, NoAlbumsMatch, NothingYet } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'

/** Why there are no albums, and what to do about it. */
export function NothingShown({ query, isEmpty }: { query: CollectionQuery; isEmpty: boolean }) {
  if (!isEmpty) return <NoneMatches query={query} />
  if (query.crate !== null) {
    const isNone = query.crate === 'none'
    return (
      <NothingYet
        title={isNone ? words.allInCrates : words.nothingInCrate}
        text={isNone ? words.allInCratesText : words.nothingInCrateText}
      >
        <QueryLink className="btn line" query={DEFAULT_QUERY}>
          {words.toCollection}
        </QueryLink>
      </NothingYet>
    )
  }
  const isWishlist = query.list === 'wishlist'
  return (
    <NothingYet
      title={isWishlist ? words.emptyWishlist : undefined}
      text={isWishlist ? words.emptyWishlistText : undefined}
    >
      <DialogButton className="btn solid" name="import">
        <Icon name="download" />
        {words.importFromBandcamp}
      </DialogButton>
      <DialogButton className="btn line" name="add">
        <Icon name="plus" />
        {words.addAlbum}
      </DialogButton>
    </NothingYet>
  )
}

function NoneMatches({ query }: { query: CollectionQuery }) {
  const [first, second] = query.tags
  const isTwoTags = query.tags.length === 2 && activeFilterCount(query) === 2 && query.q.trim() === ''
  return (
    <NoAlbumsMatch
      text={isTwoTags ? words.noneHasBothTags(<b key="first">{first}</b>, <b key="second">{second}</b>) : undefined}
    >
      <button type="button" className="btn line" onClick={() => showQuery(withoutFilters(query))}>
        {words.clearFilters}
      </button>
    </NoAlbumsMatch>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <NeedleSkipped>
      <button type="button" className="btn solid" onClick={onRetry}>
        <Icon name="retry" />
        {tryAgain}
      </button>
    </NeedleSkipped>
  )
}
