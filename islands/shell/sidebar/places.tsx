import type { Place } from '#domain/places.ts'
import { usePlaceInAddress, useQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { places, placesLabel } from '#locales/places.ts'
import { isShownList, RAIL, useLists } from '../places/places.ts'

/** The other tabs of a row, while the pointer or focus is on it. */
const OTHERS =
  ':uno: absolute right-0 top-0 h-8 hidden lg:group-hover/place:flex lg:group-focus-within/place:flex text-small text-ink-2'

type PlacesProps = { search: string; place: Place | null }

/** The places of the app, above the crates; `search` and `place` are those that the server rendered. */
export function Places({ search, place: rendered }: PlacesProps) {
  const query = useQuery(search)
  const shown = usePlaceInAddress(rendered)
  return (
    <nav className="mb-5" aria-label={placesLabel}>
      <ul>
        {useLists().map(({ query: list, name, icon }) => (
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
        {RAIL.map(({ name, icon, places: [first, ...others] }) => (
          <li key={name} className="group/place relative">
            <PlaceLink
              className="place-link group-hover/place:bg-over"
              place={first}
              aria-current={[first, ...others].some((place) => place === shown) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {name}
            </PlaceLink>
            {others.length > 0 && (
              <span className={OTHERS}>
                {others.map((place) => (
                  <PlaceLink key={place} className="h-full content-center px-1.5 hover:text-ink" place={place}>
                    {places[place].name}
                  </PlaceLink>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
