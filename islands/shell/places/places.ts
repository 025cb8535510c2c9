import type { ComponentProps, ComponentType } from 'react'
import { DEMO_PLACES, PLACES, type Place } from '#domain/places.ts'
import { type CollectionQuery, collectionSearch, DEFAULT_QUERY, inKeptOrder } from '#domain/query/collection-query.ts'
import { useSetting } from '#islands/data/settings.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import type { LazyCode } from '#islands/lib/lazy.ts'
import { showPlace } from '#islands/lib/location.ts'
import { deferredCode } from '#islands/ui/deferred-code.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import type { KeyName } from '#islands/ui/keys.ts'
import { collection, wishlist } from '#locales/collection.ts'
import * as header from '#locales/header.ts'
import { groups, places } from '#locales/places.ts'

type PlaceRow = {
  icon: IconName
  key?: KeyName
  /** Whether it is about the list from which it is opened. */
  isOfList?: true
  /** The page; `seed` is its data from `worker/db/pages/place-page.ts`, if it needs any. */
  code: Pick<LazyCode<ComponentType<never>>, 'ready' | 'preload' | 'load'>
}

const ROWS = {
  desk: {
    icon: 'headphones',
    key: 'desk',
    isOfList: true,
    code: deferredCode(async () => (await import('#islands/features/desk/desk-page.tsx')).DeskPage),
  },
  artists: {
    icon: 'user',
    code: deferredCode(async () => (await import('#islands/features/artists/names-page.tsx')).ArtistsPage),
  },
  labels: {
    icon: 'record',
    code: deferredCode(async () => (await import('#islands/features/artists/names-page.tsx')).LabelsPage),
  },
  tags: {
    icon: 'tag',
    code: deferredCode(async () => (await import('#islands/features/tags/tags-page.tsx')).TagsPage),
  },
  tidy: {
    icon: 'copies',
    code: deferredCode(async () => (await import('#islands/features/duplicates/duplicates-page.tsx')).DuplicatesPage),
  },
  diary: {
    icon: 'diary',
    code: deferredCode(async () => (await import('#islands/features/diary/diary-page.tsx')).DiaryPage),
  },
  shares: {
    icon: 'link',
    code: deferredCode(async () => (await import('#islands/features/share/shares-page.tsx')).SharesPage),
  },
  trash: {
    icon: 'trash',
    code: deferredCode(async () => (await import('#islands/features/trash/trash-page.tsx')).TrashPage),
  },
} satisfies Record<Place, PlaceRow>

type PropsOf<Of extends Place> = ComponentProps<Awaited<ReturnType<(typeof ROWS)[Of]['code']['load']>>>

/** The parts of each place that the server renders; places that only the browser fills have none. */
export type PlaceSeeds = {
  [Of in Place]: 'seed' extends keyof PropsOf<Of> ? NonNullable<PropsOf<Of>['seed']> : null
}

/** The code of a place's page. */
export const pageOf = (place: Place): PlaceRow['code'] => ROWS[place].code

const SHOWN: readonly Place[] = isDemo ? DEMO_PLACES : PLACES

/** The places that are pages of their own, for commands. */
export const PLACE_LINKS = SHOWN.map((place) => {
  const row: PlaceRow = ROWS[place]
  return { place, ...places[place], ...row }
})

type RailRow = { name: string; icon: IconName; places: readonly [Place, ...Place[]] }

const railRow = (name: string, icon: IconName, ...all: Place[]): RailRow[] => {
  const [first, ...others] = all.filter((place) => SHOWN.includes(place))
  return first ? [{ name, icon, places: [first, ...others] }] : []
}

/** The links of the rail and of a phone's menu. Places that belong together are tabs of one page, each with its own address. */
export const RAIL: readonly RailRow[] = [
  ...railRow(places.desk.name, ROWS.desk.icon, 'desk'),
  ...railRow(places.diary.name, ROWS.diary.icon, 'diary'),
  ...railRow(groups.browse, 'record', 'artists', 'labels', 'tags'),
  ...railRow(places.shares.name, ROWS.shares.icon, 'shares'),
  ...railRow(groups.tidyUp, ROWS.tidy.icon, 'tidy', 'trash'),
]

/** Shows a place; for one about a list, with the list of `query`. */
export const visit = ({ place, isOfList }: (typeof PLACE_LINKS)[number], query: CollectionQuery): void =>
  showPlace(place, { search: isOfList && collectionSearch({ ...query, page: 1 }) })

const LISTS: readonly { query: CollectionQuery; name: string; tab: string; icon: IconName }[] = [
  { query: DEFAULT_QUERY, name: collection, tab: header.collection, icon: 'library' },
  { query: { ...DEFAULT_QUERY, list: 'wishlist' }, name: wishlist, tab: header.wishlist, icon: 'heart' },
]

/** The two lists in the order that was chosen last, with what they are called where there is little room. */
export function useLists() {
  const [sort] = useSetting('sort')
  return LISTS.map((list) => ({ ...list, query: inKeptOrder(list.query, sort) }))
}

/** Whether the address shows this list itself. */
export const isShownList = (shown: CollectionQuery, { list }: CollectionQuery): boolean =>
  shown.crate === null && shown.list === list
