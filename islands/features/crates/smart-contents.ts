import type { CrateView } from '#domain/crates/crate.ts'
import { createStore } from '#islands/lib/store.ts'

/** What each smart crate shows now, once all albums are loaded. */
export const smartContents = createStore<ReadonlyMap<number, Pick<CrateView, 'albumCount' | 'previewCovers'>>>(
  new Map(),
)

/** A crate with what is in it; null for a smart one until that is known. */
export function useCounted(crate: CrateView | null): CrateView | null {
  const live = smartContents.use((all) => crate && all.get(crate.id))
  return crate?.query === undefined ? crate : live ? { ...crate, ...live } : null
}
