import { activeFilterCount, type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import { QueryLink } from '../header/query-link.tsx'
import { showQuery } from '../location.ts'
import { NeedleSkipped, NoAlbumsMatch, NothingYet } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { DialogButton } from './dialog-button.tsx'
import { withoutFilters } from './queries.ts'

/** Why there are no albums, and what to do about it. */
export function NothingShown({ query, isEmpty }: { query: CollectionQuery; isEmpty: boolean }) {
  if (!isEmpty) return <NoneMatches query={query} />
  if (query.crate !== null) {
    const isNone = query.crate === 'none'
    return (
      <NothingYet
        title={isNone ? 'Every album is in a crate' : 'Nothing in this crate'}
        text={
          isNone
            ? 'What is in none of your crates is found here.'
            : 'Drag a sleeve onto it, or choose “Add to crate…” beneath any album.'
        }
      >
        <QueryLink className="btn line" query={DEFAULT_QUERY}>
          Go to your collection
        </QueryLink>
      </NothingYet>
    )
  }
  const isWishlist = query.list === 'wishlist'
  return (
    <NothingYet
      title={isWishlist ? 'Your Wishlist is Empty' : undefined}
      text={
        isWishlist
          ? 'For what you do not have yet. One Bandcamp username brings in everything on your wishlist there.'
          : undefined
      }
    >
      <DialogButton className="btn solid" name="import">
        <Icon name="download" />
        Import from Bandcamp
      </DialogButton>
      <DialogButton className="btn line" name="add">
        <Icon name="plus" />
        Add album
      </DialogButton>
    </NothingYet>
  )
}

function NoneMatches({ query }: { query: CollectionQuery }) {
  const [first, second] = query.tags
  const isTwoTags = query.tags.length === 2 && activeFilterCount(query) === 2 && query.q.trim() === ''
  return (
    <NoAlbumsMatch
      text={
        isTwoTags ? (
          <>
            Nothing is tagged both <b>{first}</b> and <b>{second}</b>. Perhaps nothing should be.
          </>
        ) : undefined
      }
    >
      <button type="button" className="btn line" onClick={() => showQuery(withoutFilters(query))}>
        Clear all filters
      </button>
    </NoAlbumsMatch>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <NeedleSkipped>
      <button type="button" className="btn solid" onClick={onRetry}>
        <Icon name="retry" />
        Try again
      </button>
    </NeedleSkipped>
  )
}
