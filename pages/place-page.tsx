import type { Place, PlaceSeeds } from '#domain/places.ts'
import type { RenderedSettings } from '#domain/settings.ts'
import { ArtistsPage, LabelsPage } from '#islands/features/artists/names-page.tsx'
import { DeskPage } from '#islands/features/desk/desk-page.tsx'
import { DiaryPage } from '#islands/features/diary/diary-page.tsx'
import { DuplicatesPage } from '#islands/features/duplicates/duplicates-page.tsx'
import { TagsPage } from '#islands/features/tags/tags-page.tsx'
import { TrashPage } from '#islands/features/trash/trash-page.tsx'
import { PAGES } from '#islands/shell/places/places.ts'
import { Screen } from '#islands/shell/places/screen.tsx'
import { AppFrame, type AppFrameProps } from './app-frame.tsx'
import { Island } from './island.tsx'

PAGES.desk.provide(DeskPage)
PAGES.artists.provide(ArtistsPage)
PAGES.labels.provide(LabelsPage)
PAGES.tags.provide(TagsPage)
PAGES.tidy.provide(DuplicatesPage)
PAGES.diary.provide(DiaryPage)
PAGES.trash.provide(TrashPage)

type PlacePageProps = Omit<AppFrameProps, 'search'> & {
  place: Place
  seed: PlaceSeeds[Place]
  settings: RenderedSettings
  now: Date
}

/** A page beside the collection. From here the script shows the collection too. */
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
