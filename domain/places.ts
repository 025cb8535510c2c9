import { places } from '#locales/keys.ts'

/** A page beside the collection, by the last part of its address. What it is made of is in `islands/shell/places/places.ts`. */
export type Place = keyof typeof places

export const PLACES = Object.keys(places) as Place[]

/** Those that the demo has: it ends with the tab, so it has no trash. */
export const DEMO_PLACES = PLACES.filter((place) => place !== 'trash')

/** The place of that name; null if there is none. */
export const toPlace = (name: string | null | undefined): Place | null => PLACES.find((place) => place === name) ?? null
