import type { ComponentType } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import { DEMO_PLACES, PLACES, type Place, type PlaceSeeds } from '#domain/places.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import type { LazyCode } from '#islands/lib/lazy.ts'
import { deferredCode } from '#islands/ui/deferred-code.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import { collection, places, wishlist } from '#locales/places.ts'

/** What a page beside the collection is rendered with: what the server read of it, if it did, the known rates, and the time there (ISO). */
type PageProps<Of extends Place> = { seed?: PlaceSeeds[Of]; rates: Rates; now: string }

/** The code of each page. */
export const PAGES: { [Of in Place]: LazyCode<ComponentType<PageProps<Of>>> } = {
  desk: deferredCode(() => import('#islands/features/desk/desk-page.tsx').then((module) => module.DeskPage)),
  artists: deferredCode(() => import('#islands/features/artists/names-page.tsx').then((module) => module.ArtistsPage)),
  labels: deferredCode(() => import('#islands/features/artists/names-page.tsx').then((module) => module.LabelsPage)),
  tags: deferredCode(() => import('#islands/features/tags/tags-page.tsx').then((module) => module.TagsPage)),
  tidy: deferredCode(() =>
    import('#islands/features/duplicates/duplicates-page.tsx').then((module) => module.DuplicatesPage),
  ),
  diary: deferredCode(() => import('#islands/features/diary/diary-page.tsx').then((module) => module.DiaryPage)),
  trash: deferredCode(() => import('#islands/features/trash/trash-page.tsx').then((module) => module.TrashPage)),
}

const ICONS: Record<Place, IconName> = {
  desk: 'headphones',
  artists: 'user',
  labels: 'record',
  tags: 'tag',
  tidy: 'copies',
  diary: 'diary',
  trash: 'trash',
}

/** The places that are pages of their own. */
export const PLACE_LINKS = (isDemo ? DEMO_PLACES : PLACES).map((place) => ({
  place,
  name: places[place],
  icon: ICONS[place],
}))

/** The two lists. */
export const LISTS: readonly { query: CollectionQuery; name: string; icon: IconName }[] = [
  { query: DEFAULT_QUERY, name: collection, icon: 'library' },
  { query: { ...DEFAULT_QUERY, list: 'wishlist' }, name: wishlist, icon: 'heart' },
]

/** Whether the address shows this list itself. */
export const isShownList = (shown: CollectionQuery, { list }: CollectionQuery): boolean =>
  shown.crate === null && shown.list === list

/** Addresses of dialogs that are pages now. */
const FORMER_DIALOGS: Partial<Record<string, Place>> = {
  artists: 'artists',
  labels: 'labels',
  tags: 'tags',
  'tags-rules': 'tags',
  duplicates: 'tidy',
  'settings-trash': 'trash',
}

/** The page that a dialog of that name has become. */
export const placeOfDialog = (name: string): Place | undefined => FORMER_DIALOGS[name]
