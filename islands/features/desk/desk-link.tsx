import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { decideByEar } from '#locales/desk.ts'

/** The way to the desk with the albums of a query. */
export const DeskLink = ({ query }: { query: CollectionQuery }) => (
  <PlaceLink
    className="icon-btn"
    place="desk"
    query={{ ...query, page: 1 }}
    aria-label={decideByEar}
    title={decideByEar}
  >
    <Icon name="headphones" size={18} />
  </PlaceLink>
)
