import type { CrateView } from '#domain/crates/crate.ts'
import { createStore } from '#islands/lib/store.ts'

/** The current albums of each smart crate, once all albums are loaded. */
export const smartContents = createStore<ReadonlyMap<number, Pick<CrateView, 'albumCount' | 'previewCovers'>>>(
  new Map(),
)

/** A crate with its albums; null for a smart one until they are known. */
export function useCounted(crate: CrateView | null): CrateView | null {
  const live = smartContents.use((all) => crate && all.get(crate.id))
  return crate?.query === undefined ? crate : live ? { ...crate, ...live } : null
}
