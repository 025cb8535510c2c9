import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { countArtists, countLabels } from '#domain/albums/artists-and-labels.ts'
import { countTags } from '#domain/albums/statistics.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { albumTest, type CollectionQuery } from '#domain/query/collection-query.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import type { SearchableAlbum } from '#domain/query/searchable-album.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { useCode } from '#islands/lib/lazy.ts'
import * as messages from '#locales/query-language.ts'
import { ChangeSmartCrate } from './change-smart-crate.tsx'
import { commandOffer } from './command-offer.ts'
import { type Completion, completionsAt, type Names, searchedText } from './complete-query.ts'
import { smartCrateOffer } from './smart-crate-offer.ts'
import { Suggestions } from './suggestions.tsx'
import { useTyped } from './use-typed.ts'
import { asSpelled, wordsAsFilters, wordTermsOf } from './words-as-filters.ts'

smartCrateOffer.set({ ChangeSmartCrate })

/** The functions that the search field calls. A handled key is prevented. */
export type AssistRef = RefObject<{
  find: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
} | null>

type QueryAssistProps = {
  input: HTMLInputElement
  text: string
  onText: (text: string) => void
  query: CollectionQuery
  crates: readonly CrateView[]
  assist: AssistRef
}

const namesOf = (albums: readonly SearchableAlbum[], crates: readonly CrateView[]): Names => ({
  tag: countTags(albums).map(({ tag }) => tag),
  artist: countArtists(albums).map(({ name }) => name),
  label: countLabels(albums).map(({ name }) => name),
  crate: cratesToFill(crates).map(({ name }) => name),
})

const NO_ALBUMS: readonly AlbumView[] = []
const MIN_COMMAND = 2

/** The position of the cursor in the field, and a function that reads it again; null while the field has no focus. */
function useCursor(input: HTMLInputElement) {
  const [cursor, setCursor] = useState<number | null>(null)
  const read = useCallback(() => setCursor(document.activeElement === input ? input.selectionStart : null), [input])
  useEffect(() => {
    read()
    // Not for `input`: before React handles that event, it must not render, or the typed character would be lost.
    const events = ['focus', 'blur', 'keyup', 'click'] as const
    for (const event of events) input.addEventListener(event, read)
    return () => {
      for (const event of events) input.removeEventListener(event, read)
    }
  }, [input, read])
  return [cursor, read] as const
}

/** The names for completions as of the last focus: counting them takes long and would happen with each change. */
function useNames(albums: readonly AlbumView[] | undefined, crates: readonly CrateView[], hasFocus: boolean): Names {
  const [named, setNamed] = useState({ albums: NO_ALBUMS, crates })
  if (hasFocus && albums && (named.albums !== albums || named.crates !== crates)) setNamed({ albums, crates })
  return useMemo(() => namesOf(named.albums.map(searchableOf), named.crates), [named])
}

/** The invalid parts of a text. */
function useFaults(text: string, at: ReturnType<typeof completionsAt> | null) {
  const faults = useMemo(() => (isPlain(text) ? [] : parseQuery(text).faults), [text])
  // Text that is still being typed is not wrong as long as something completes it.
  return faults.filter(({ from, to }) => !(at && at.completions.length > 0 && from <= at.from && at.to <= to))
}

/** Sets attributes of a field that another component renders. */
function useAttributes(input: HTMLInputElement, attributes: Record<string, string | false>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === false) input.removeAttribute(name)
      else input.setAttribute(name, value)
  })
}

/** The commands whose names match the text. */
function useCommands(isWanted: boolean, text: string, query: CollectionQuery): Completion[] {
  const { code, me } = commandOffer.use()
  const find = useCode(isWanted ? code : undefined)
  return useMemo(() => {
    if (!find || !me || !isPlain(text) || text.trim().length < MIN_COMMAND) return []
    // What is typed is taken away before one is done.
    const found = find(text, { me, query: { ...query, q: '' } })
    return found.map(({ name, act }) => ({ text: name, about: messages.asCommand, act }))
  }, [find, me, query, text])
}

/** Completes the text in the search field, and tells of invalid parts. */
export function QueryAssist({ input, text, onText, query, crates, assist }: QueryAssistProps) {
  const id = useId()
  const albums = useAlbums()
  const [cursor, readCursor] = useCursor(input)
  const [closed, setClosed] = useState<string | null>('')
  const [chosen, setChosen] = useState<{ text: string; index: number } | null>(null)
  const hasFocus = cursor !== null
  const names = useNames(albums, crates, hasFocus)
  const spelled = (typed: string) => asSpelled(typed, names)
  const searched = (typed: string) =>
    spelled(closed === typed ? typed : searchedText(typed, hasFocus ? (input.selectionStart ?? 0) : 0, names))
  const { find: search, findAgain } = useTyped({ input, hasFocus, query, crates, onText, searched, spelled })
  const find = (next: string) => {
    setChosen(null)
    readCursor()
    search(next)
  }

  const at = useMemo(() => (cursor === null ? null : completionsAt(text, cursor, names)), [text, cursor, names])
  const wordTerms = useMemo(() => wordTermsOf(names), [names])
  const asFilters = at && cursor === text.length ? wordsAsFilters(text, wordTerms) : null
  const whole: Completion[] = asFilters === null ? [] : [{ text: asFilters, about: messages.asFilters, isWhole: true }]
  const others = at?.completions.filter((one) => one.text !== asFilters) ?? []
  const commands = useCommands(hasFocus, text, query)
  const completions = closed === text ? [] : [...whole, ...others, ...commands]
  const isOpen = completions.length > 0
  const index = chosen?.text === text ? Math.min(chosen.index, completions.length - 1) : at?.isOpen ? 0 : -1

  const shownFaults = useFaults(text, at)
  const [fault] = shownFaults

  const take = ({ text: taken, isField, isWhole, act }: Completion) => {
    if (!at) return
    if (act) {
      find('')
      input.blur()
      return act()
    }
    const [from, to] = isWhole ? [0, text.length] : [at.from, at.to]
    const end = isField || /^\s/.test(text.slice(to)) ? '' : ' '
    const place = from + taken.length + (isField ? 0 : 1)
    setClosed(null)
    find(`${text.slice(0, from)}${taken}${end}${text.slice(to)}`)
    // Runs after React has set the value.
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(place, place)
      readCursor()
    })
  }

  /** Whether words alone find nothing in the searched list. */
  const findsNothing = (words: string) => {
    const isFound = albumTest({ ...query, q: words }, new Date())
    return !(albums ?? []).some((album) => isFound(searchableOf(album)))
  }

  const onKey = useEffectEvent((event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!isOpen) return setClosed(null)
      const count = completions.length + 1
      return setChosen({ text, index: ((index + 1 + step + count) % count) - 1 })
    }
    if (!isOpen) return
    const isTab = key === 'Tab' && !event.shiftKey
    const offered = key === 'Enter' && findsNothing(text) ? (whole[0] ?? commands[0]) : isTab ? whole[0] : undefined
    const active = completions[index] ?? offered
    if (key === 'Escape') {
      event.preventDefault()
      setClosed(text)
    } else if ((key === 'Enter' || isTab) && active) {
      event.preventDefault()
      take(active)
    }
  })
  useEffect(() => {
    if (isOpen && index >= 0) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOpen, index])
  // The cursor's position tells which part is still being typed.
  const onCursor = useEffectEvent(() => findAgain(false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cursor moves, or the suggestions change or close
  useEffect(() => {
    if (hasFocus) onCursor()
  }, [hasFocus, cursor, closed, names])
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // The list must not move while an album in it is being pressed.
    if (!(relatedTarget instanceof Element && relatedTarget.closest('.albums'))) findAgain(true)
  })
  useEffect(() => {
    const leave = (event: FocusEvent) => onLeave(event)
    input.addEventListener('blur', leave)
    return () => input.removeEventListener('blur', leave)
  }, [input])
  const onFind = useEffectEvent(find)
  useLayoutEffect(() => {
    assist.current = { find: (next) => onFind(next), onKey: (event) => onKey(event) }
    return () => {
      assist.current = null
    }
  }, [assist])
  useAttributes(input, {
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen && `${id}-list`,
    'aria-activedescendant': isOpen && index >= 0 && `${id}-${index}`,
    'aria-invalid': fault !== undefined && 'true',
    'aria-describedby': hasFocus && fault !== undefined && `${id}-fault`,
  })

  return (
    hasFocus &&
    (isOpen || fault) && (
      <Suggestions id={id} faults={shownFaults} completions={completions} index={index} onTake={take} />
    )
  )
}
