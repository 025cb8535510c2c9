import type { Place } from '#domain/places.ts'
import { usePlaceInAddress, useQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { placesLabel } from '#locales/keys.ts'
import { isShownList, LISTS, RAIL } from '../places/places.ts'

type PlacesProps = { search: string; place: Place | null }

/** The places of the app, above the crates; `search` and `place` are what the server rendered. */
export function Places({ search, place: rendered }: PlacesProps) {
  const query = useQuery(search)
  const shown = usePlaceInAddress(rendered)
  return (
    <nav className="mb-5" aria-label={placesLabel}>
      <ul>
        {LISTS.map(({ query: list, name, icon }) => (
          <li key={name}>
            <QueryLink
              className="place-link"
              query={list}
              aria-current={shown === null && isShownList(query, list) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {name}
            </QueryLink>
          </li>
        ))}
        {RAIL.map(({ name, icon, places }) => (
          <li key={name}>
            <PlaceLink
              className="place-link"
              place={places[0]}
              aria-current={places.some((place) => place === shown) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
