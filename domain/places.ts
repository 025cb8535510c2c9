import { places } from '#locales/places.ts'

/** A page beside the collection, by the last part of its address. Its components are in `islands/shell/places/places.ts`. */
export type Place = keyof typeof places

export const PLACES = Object.keys(places) as Place[]

/** The places of the demo, which has no trash because it ends with the tab. */
export const DEMO_PLACES = PLACES.filter((place) => place !== 'trash')

/** The place of that name; null if there is none. */
export const toPlace = (name: string | null | undefined): Place | null => PLACES.find((place) => place === name) ?? null
