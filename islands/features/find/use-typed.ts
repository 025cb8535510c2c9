import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import {
  type CollectionQuery,
  collectionSearch,
  DEFAULT_QUERY,
  parseCollectionQuery,
} from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import { queryText } from '#domain/query/query-text.ts'
import { typedQuery, withText } from '#domain/query/with-text.ts'
import { showQuery } from '#islands/lib/location.ts'
import { isNarrowed, newSeed, withoutFilters } from '#islands/lib/queries.ts'

type Field = {
  input: HTMLInputElement
  hasFocus: boolean
  query: CollectionQuery
  crates: readonly CrateView[]
  onText: (text: string) => void
  /** The part of a text that is searched while it is typed. */
  searched: (text: string) => string
  /** A text with names as they are spelled. */
  spelled: (text: string) => string
}

type Typed = { text: string; said: string; address: string; place: CollectionQuery }

const addressOf = (query: CollectionQuery) => collectionSearch({ ...query, page: 1 })

/**
 * Searches for the typed text. The field's text also contains the filters of the address; it stays as typed as long as it means the
 * address, as far as it is searched already. In a smart crate, an empty field means the crate's query, and shows it when the focus leaves.
 */
export function useTyped({ input, hasFocus, query, crates, onText, searched, spelled }: Field) {
  const [last, setTyped] = useState<Typed | null>(null)
  if (last?.text === '' && !hasFocus) setTyped(null)
  const typed = last?.address === addressOf(query) ? last : null
  const shown = typed?.text ?? queryText(query)
  useLayoutEffect(() => onText(shown), [shown, onText])

  // A text does not contain the seed of a random order; while it is edited, the seed stays.
  const seeded = (found: CollectionQuery) =>
    found.sort === 'random' && found.seed === 0 ? { ...found, seed: query.seed || newSeed() } : found
  const shownFor = ({ smartCrate, crate, ...rest }: CollectionQuery) =>
    inSmartCrate({ ...rest, crate: smartCrate ?? crate }, crates, withText)
  const show = (text: string, place: CollectionQuery, said = searched(text)) => {
    const asked = seeded(typedQuery(place, said))
    const found = isNarrowed(asked) || asked.smartCrate === undefined ? asked : { ...asked, list: DEFAULT_QUERY.list }
    setTyped({ text, said, address: addressOf(shownFor(found)), place })
    onText(text)
    showQuery(found, { replace: true })
  }
  const find = (text: string) => show(text, typed?.place ?? { ...withoutFilters(query), page: 1 })
  /** Searches again if another part of the typed text counts now; with `isLeft`, when the field loses the focus, all of it does. */
  const findAgain = (isLeft: boolean) => {
    if (!typed) return
    const said = isLeft ? spelled(typed.text) : searched(typed.text)
    if (said !== typed.said) show(typed.text, typed.place, said)
  }
  // Terms in the search of an address become filters; text typed before this code has loaded stays as it is.
  const readTerms = useEffectEvent(() => {
    const place = { ...query, q: '' }
    // The results of a smart crate have no address of their own.
    const isOwn = query.smartCrate !== undefined && parseCollectionQuery(location.search).q === ''
    // Another address would close the open dialog.
    if (isPlain(query.q) || isOwn || typed || location.hash !== '') return
    if (input === document.activeElement) return show(query.q, place)
    const found = seeded(withText(place, query.q))
    if (addressOf(found) !== addressOf(query)) showQuery(found, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => readTerms(), [query])
  return { find, findAgain }
}
