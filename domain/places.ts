import type { NamedAlbums } from './albums/artists-and-labels.ts'
import type { TrashPage } from './albums/trash.ts'
import type { ListensPage } from './diary/listen.ts'
import type { TagCount } from './tags/tags.ts'

/** The pages beside the collection, by the last part of their addresses. */
export const PLACES = ['desk', 'artists', 'labels', 'tags', 'tidy', 'diary', 'trash'] as const
export type Place = (typeof PLACES)[number]

/** Those that the demo has: nothing is deleted there for good, and it ends with the tab, so it has no trash and no diary. */
export const DEMO_PLACES = PLACES.filter((place) => place !== 'trash' && place !== 'diary')

/** The place of that name; null if there is none. */
export const toPlace = (name: string | null | undefined): Place | null => PLACES.find((place) => place === name) ?? null

/** The first names of a list, and the number of all. */
export type FirstNames = { names: NamedAlbums[]; total: number }

/** What the server renders at first of each place; nothing of those that only the browser fills. */
export type PlaceSeeds = {
  desk: null
  artists: FirstNames
  labels: FirstNames
  tags: { tags: TagCount[]; total: number }
  tidy: null
  diary: ListensPage
  trash: TrashPage
}
