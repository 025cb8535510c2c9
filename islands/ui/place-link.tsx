import type { ComponentProps } from 'react'
import type { Place } from '#domain/places.ts'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import { placePath, showPlace } from '#islands/lib/location.ts'
import { MenuLink } from './menu.tsx'
import { onPlainClick } from './query-link.tsx'

const linkTo = (place: Place, search?: string) => ({
  href: placePath(place, search),
  onClick: onPlainClick(() => showPlace(place, { search })),
})

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  place: Place
  /** The list that the page is about. */
  query?: CollectionQuery
}

/** A link to a page beside the collection; a plain click shows it without loading the page. */
export const PlaceLink = ({ place, query, ...rest }: PlaceLinkProps) => (
  <a {...rest} {...linkTo(place, query && collectionSearch(query))} />
)

type PlaceMenuLinkProps = Omit<ComponentProps<typeof MenuLink>, 'href' | 'onClick'> &
  Pick<PlaceLinkProps, 'place' | 'query'>

/** The same as a menu entry. */
export const PlaceMenuLink = ({ place, query, ...rest }: PlaceMenuLinkProps) => (
  <MenuLink {...rest} {...linkTo(place, query && collectionSearch(query))} />
)
