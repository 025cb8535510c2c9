import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type CollectionQuery, collectionSearch } from '#domain/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import { queryText } from '#domain/query/query-text.ts'
import { typedQuery, withText } from '#domain/query/with-text.ts'
import { showQuery } from '../location.ts'
import { newSeed, withoutFilters } from './queries.ts'

type Field = { input: HTMLInputElement; query: CollectionQuery; onText: (text: string) => void }

const addressOf = (query: CollectionQuery) => collectionSearch({ ...query, page: 1 })

/**
 * Searches for what is typed. The field's text says the filters of the address too; it stays as it was typed as long as the address is
 * what it says.
 */
export function useTyped({ input, query, onText }: Field) {
  const [typed, setTyped] = useState({ text: '', address: '', place: query })
  const isTyped = typed.text !== '' && typed.address === addressOf(query)
  const shown = isTyped ? typed.text : queryText(query)
  useLayoutEffect(() => onText(shown), [shown, onText])

  // A text doesn't say which random order; while it is typed on, it stays the same.
  const seeded = (found: CollectionQuery) =>
    found.sort === 'random' && found.seed === 0 ? { ...found, seed: query.seed || newSeed() } : found
  const show = (text: string, place: CollectionQuery, said: CollectionQuery) => {
    const found = seeded(said)
    setTyped({ text, address: addressOf(found), place })
    onText(text)
    showQuery(found, { replace: true })
  }
  const find = (text: string) => {
    const place = isTyped ? typed.place : { ...withoutFilters(query), page: 1 }
    show(text, place, typedQuery(place, text))
  }
  // Terms in the search of an address become filters; what is typed before this code is there stays as it is.
  const readTerms = useEffectEvent(() => {
    const place = { ...query, q: '' }
    // Another address would close the dialog that is open.
    if (isPlain(query.q) || isTyped || location.hash !== '') return
    if (input === document.activeElement) return show(query.q, place, typedQuery(place, query.q))
    const found = seeded(withText(place, query.q))
    if (addressOf(found) !== addressOf(query)) showQuery(found, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => readTerms(), [query])
  return find
}
