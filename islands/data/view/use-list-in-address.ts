import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { withText } from '#domain/query/with-text.ts'
import { usePrepared } from './album-sort.ts'
import { useFound } from './use-found.ts'
import { useAlbums, useCrates } from './use-records.ts'

type Asked = { search: string; rates: Rates; now: string }

const NO_CRATES: CrateView[] = []

/** The albums that an address's query finds, in its order; null until all albums are loaded. `now` is a time (ISO). */
export function useListInAddress({ search, rates, now }: Asked): readonly AlbumView[] | null {
  const albums = useAlbums()
  const prepared = usePrepared(albums)
  const crates = useCrates(NO_CRATES)
  const query = useMemo(() => inSmartCrate(parseCollectionQuery(search), crates, withText), [search, crates])
  const { found } = useFound(prepared, query, { crates, rates, now: Date.parse(now) })
  return found ?? null
}
