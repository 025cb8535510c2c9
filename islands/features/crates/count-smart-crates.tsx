import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { AlbumTest, SearchableAlbum } from '#domain/query/searchable-album.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { useAlbums, useMembers } from '#islands/data/view/use-records.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { smartContents } from './smart-contents.ts'
import { smartRates } from './smart-rates.ts'

type CountSmartCratesProps = { crates: readonly CrateView[]; rates: Rates }

/** Tests each album only once: after a change it is another object. */
function remembering(test: AlbumTest): AlbumTest {
  const known = new WeakMap<SearchableAlbum, boolean>()
  return (album) => {
    const passed = known.get(album) ?? test(album)
    known.set(album, passed)
    return passed
  }
}

const NONE: CrateView[] = []

/** Counts the albums of smart crates whenever albums change. */
export function CountSmartCrates({ crates, rates }: CountSmartCratesProps) {
  // The counts may be updated a moment after the visible list.
  const albums = useDeferredValue(useAlbums())
  const [now] = useState(() => Date.now())
  const smart = crates.filter(({ query }) => query !== undefined)
  const key = JSON.stringify(smart.map(({ id, query }) => [id, query]))
  const asksForCrates = smart.some(({ query = '' }) => /crate/i.test(query))
  const members = useMembers(asksForCrates)
  const named = asksForCrates ? crates : NONE
  const tests = useMemo(() => {
    if (asksForCrates && !members) return null
    const context = { now: new Date(now), crates: named, members: members ?? [], rates }
    const queries = JSON.parse(key) as [id: number, query: string][]
    return queries.map(([id, query]) => ({ id, test: remembering(createQueryTest(query, context)) }))
  }, [key, asksForCrates, named, members, rates, now])

  useEffect(() => smartRates.set(rates), [rates])
  useEffect(() => {
    if (!albums || !tests) return
    const end = new AbortController()
    const found = tests.map(({ id, test }) => ({ id, test, hits: 0, previewCovers: [] as SearchableAlbum[] }))
    const count = (album: SearchableAlbum) => {
      for (const one of found) {
        if (!one.test(album)) continue
        one.hits += 1
        if (one.previewCovers.length < 4) one.previewCovers.push(album)
      }
    }
    void inTimeSlices(albums, (album) => count(searchableOf(album)), end.signal).then((isDone) => {
      if (isDone)
        smartContents.set(
          new Map(found.map(({ id, hits, previewCovers }) => [id, { albumCount: hits, previewCovers }])),
        )
    })
    return () => end.abort()
  }, [albums, tests])
  return null
}
