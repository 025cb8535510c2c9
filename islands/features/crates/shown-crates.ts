import type { CrateView } from '#domain/crates/crate.ts'
import { findByName } from '#domain/query/name-search.ts'
import { knownCrates } from '#islands/data/store/records.ts'
import { createStore } from '#islands/lib/store.ts'

/** With at least this many crates, the list has a search field. */
export const MANY_CRATES = 13

/** The text in the field above the list of crates. */
export const findText = createStore('')

type Named = Pick<CrateView, 'name'>

/** The crates that a text finds by their names, the best first. */
export const namedCrates = <Crate extends Named>(crates: readonly Crate[], text: string): Crate[] =>
  findByName(crates, text, ({ name }) => name)

/** The same, but a short list is shown completely. */
export const foundCrates = <Crate extends Named>(crates: Crate[], text: string): Crate[] =>
  crates.length < MANY_CRATES ? crates : namedCrates(crates, text)

/** The ids of the crates that the list shows in the section of a crate, in order. */
export function shownSection(crateId: number): number[] {
  const shown = foundCrates(knownCrates() ?? [], findText.get())
  const crate = shown.find(({ id }) => id === crateId)
  return shown.filter(({ isFavorite }) => isFavorite === crate?.isFavorite).map(({ id }) => id)
}
