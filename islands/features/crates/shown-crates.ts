import type { CrateView } from '#domain/crates/crate.ts'
import { foldText, wordTest } from '#domain/text/fold.ts'
import { knownCrates } from '#islands/data/view/records.ts'
import { createStore } from '#islands/lib/store.ts'

/** From this many crates on, they can be found by name. */
export const MANY_CRATES = 13

/** What is typed into the field above the list of crates. */
export const findText = createStore('')

type Named = Pick<CrateView, 'name'>

/** Whether a crate's name has the words of a text. */
export function isNamed(text: string): (crate: Named) => boolean {
  const hasWords = wordTest(text)
  return ({ name }) => hasWords(foldText(name))
}

/** The crates whose name has the words of the text. A short list is shown whole. */
export const foundCrates = <Crate extends Named>(crates: Crate[], text: string): Crate[] =>
  crates.length < MANY_CRATES ? crates : crates.filter(isNamed(text))

/** The ids of the crates that the list shows in the section of a crate, in order. */
export function shownSection(crateId: number): number[] {
  const shown = foundCrates(knownCrates() ?? [], findText.get())
  const crate = shown.find(({ id }) => id === crateId)
  return shown.filter(({ isFavorite }) => isFavorite === crate?.isFavorite).map(({ id }) => id)
}
