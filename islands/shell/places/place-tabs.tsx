import type { Place } from '#domain/places.ts'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { places } from '#locales/keys.ts'
import { RAIL } from './places.ts'

/** The places that belong together with this one; nothing for one that stands alone. */
export function PlaceTabs({ place }: { place: Place }) {
  const group = RAIL.find((row) => row.places.includes(place))
  if (!group || group.places.length < 2) return null
  return (
    <nav className="tabs mb-3 flex-nowrap" aria-label={group.name} data-arrow-keys="across">
      {group.places.map((one) => (
        <PlaceLink key={one} className="tab" place={one} aria-current={one === place ? 'page' : undefined}>
          {places[one].name}
        </PlaceLink>
      ))}
    </nav>
  )
}
