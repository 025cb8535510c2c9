import { toPlace } from '#domain/places.ts'
import { viewNamed } from '#islands/features/album/views.tsx'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { lazyCode } from '#islands/lib/lazy.ts'
import { placeInAddress } from '#islands/lib/location.ts'
import { pageOf } from '../places/places.ts'

/** The extra parts in the head of an artist or a label. The server has their code, the browser loads it when needed. */
export const PLACE = lazyCode(() => import('#islands/features/artists/place-facts.tsx'))
/** The same for the hints of the first week. */
export const FIRST_WEEK = lazyCode(async () => (await import('./first-week.tsx')).FirstWeek)

/** Loads the code of everything the server has rendered, before it is hydrated. */
export const loadRendered = async (): Promise<void> => {
  const view = document.querySelector<HTMLElement>('[data-view]')?.dataset.view
  const isThere = (selector: string) => document.querySelector(selector) !== null
  const place = toPlace(placeInAddress())
  await Promise.all([
    place && pageOf(place).load(),
    view && viewNamed(view).code.load(),
    isThere('.opened') && loadCrate(),
    isThere('[data-place]') && PLACE.load(),
    isThere('[data-first-week]') && FIRST_WEEK.load(),
  ])
}
