import type { Place } from '#domain/places.ts'
import type { RenderedSettings } from '#domain/settings.ts'
import { type PlaceSeeds, pageOf } from '#islands/shell/places/places.ts'
import { Screen } from '#islands/shell/places/screen.tsx'
import { AppFrame, type AppFrameProps } from './app-frame.tsx'
import { Island } from './island.tsx'

/** Loads the code of a place's page, so that it is rendered synchronously. */
export const loadPlacePage = (place: Place) => pageOf(place).load()

export type { PlaceSeeds }

type PlacePageProps = Omit<AppFrameProps, 'search'> & {
  place: Place
  seed: PlaceSeeds[Place]
  settings: RenderedSettings
  now: Date
}

/** A page beside the collection. The script can switch from it to the collection. */
export const PlacePage = ({ place, seed, settings, now, ...frame }: PlacePageProps) => (
  <AppFrame {...frame} search="" place={place}>
    <Island
      name="collection"
      component={Screen}
      props={{
        search: '',
        place: { name: place, seed, rates: frame.rates },
        crates: [],
        isLinkOffered: frame.me.isLinkOffered,
        isFirstWeek: false,
        settings,
        now: now.toISOString(),
      }}
    />
  </AppFrame>
)
