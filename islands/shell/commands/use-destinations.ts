import { useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { type AlbumNames, namesOf } from '#domain/query/name-search.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { QUERY_CODE } from '#islands/data/view/query-code.ts'
import { useFound } from '#islands/data/view/use-found.ts'
import { loadAlbum } from '#islands/features/album/page/load.ts'
import { type WordTerms, wordsAsFilters, wordTermsOf } from '#islands/features/find/words-as-filters.ts'
import { showFromTop } from '#islands/lib/location.ts'
import type { Command } from '#islands/ui/command.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/commands.ts'
import { useNearest } from '../collection/elsewhere.tsx'
import { type Destination, findDestinations, firstDestinations, type Group } from './destinations.ts'
import { recentIds } from './recent.ts'

const NO_ALBUMS: readonly AlbumView[] = []
const NO_RATES = {}
const NONE: AlbumNames = { albums: [], artists: [], labels: [], tags: [] }

const nameOf = ({ item }: { item: { name: string } }) => item.name

const show = (change: Partial<CollectionQuery>): void => showFromTop({ ...DEFAULT_QUERY, ...change })

/** Opens a destination. */
export function goTo({ kind, item }: Destination): void {
  if (kind === 'command') item.act()
  else if (kind === 'album') void loadAlbum().then(({ openAlbum }) => openAlbum(item.id), showLoadError)
  else if (kind === 'crate') show({ crate: item.id })
  else if (kind === 'tag') show({ list: 'both', tags: [item.name] })
  else show({ list: 'both', [kind]: item.name })
}

/** The search for other places of the text: in notes, or across several fields. */
const searchFor = (text: string, name = messages.searchAlbums(text)): Command => ({
  id: '',
  name,
  icon: 'search',
  act: () => show({ list: 'both', q: text }),
})

/** The albums of the filters that the words of a text stand for; undefined if none does. */
function filtersFor(text: string, terms: WordTerms): Command | undefined {
  const filters = wordsAsFilters(text, terms)
  if (filters === null) return
  return {
    id: '',
    name: messages.showAlbums(filters),
    icon: 'sliders',
    act: () =>
      void QUERY_CODE.load().then(
        ({ withText }) => show(withText({ ...DEFAULT_QUERY, list: 'both' }, filters)),
        showLoadError,
      ),
  }
}

/** The destinations that a text finds, with further searches; without a text those that are offered first. */
export function useDestinations(
  text: string,
  albums: readonly AlbumView[] | undefined,
  crates: CrateView[],
  commands: Command[],
): { groups: Group[]; isNothing: boolean } {
  const [recent] = useState(() => recentIds(pageAccount()))
  const names = useMemo(() => (albums ? namesOf(albums.map(searchableOf)) : NONE), [albums])
  const terms = useMemo(
    () =>
      wordTermsOf({
        tag: names.tags.map(nameOf),
        artist: names.artists.map(nameOf),
        label: names.labels.map(nameOf),
        crate: cratesToFill(crates).map(({ name }) => name),
      }),
    [names, crates],
  )
  const [now] = useState(Date.now)
  const asked = useMemo(() => ({ ...DEFAULT_QUERY, list: 'both' as const, q: text }), [text])
  const { found: hits } = useFound(text === '' ? undefined : albums, asked, { crates, rates: NO_RATES, now })
  const nearest = useNearest({ albums: albums ?? NO_ALBUMS, query: asked, now }, hits?.length === 0)
  return useMemo(() => {
    const all = { albums: names, crates, commands, hits: hits ?? [] }
    if (text === '') return { groups: firstDestinations(all, recent), isNothing: false }
    const found = findDestinations(all, text)
    const near = (nearest ?? []).map(({ q, count }) => searchFor(q, messages.nearestSearch(q, count)))
    const searches = [filtersFor(text, terms), searchFor(text), ...near].flatMap((item): Destination[] =>
      item ? [{ id: 'command ', kind: 'command', item }] : [],
    )
    return { groups: [...found, { name: 'search', destinations: searches }], isNothing: found.length === 0 }
  }, [names, terms, crates, commands, text, recent, hits, nearest])
}
