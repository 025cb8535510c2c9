import { createContext } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'

/** The crates that the list around a row shows. */
export const ShownCrates = createContext<CrateView[]>([])

/** Moves a crate one step among those that are shown. */
export const step = (shown: CrateView[], crateId: number, by: -1 | 1): void =>
  void import('./arrange-crates.ts').then(({ stepCrate }) => stepCrate(shown, crateId, by), sayNotLoaded)
