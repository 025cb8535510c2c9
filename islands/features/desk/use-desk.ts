import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { isUndecided, SESSION } from '#domain/albums/desk.ts'
import { records, type Shown } from '#islands/data/store/records.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/desk.ts'
import { type Decision, decide, decisionText, takeBack } from './decide.ts'
import { keepPlace, keptPlace, type Step } from './kept-place.ts'

const NONE: AlbumView[] = []

type DeskOf = {
  /** The ids of the albums to decide about, in order; only the first ones while the list is loading. */
  start: readonly number[]
  isWhole: boolean
  /** The first albums, until all are there. */
  seed: readonly AlbumView[] | undefined
  /** The address of their list. */
  search: string
}

const whole = (shown: Shown) => shown
const NO_STEPS: readonly Step[] = []

/** A pile of albums to decide about one by one: the first ones of `start`, or all. */
export function useDesk({ start, isWhole, seed = NONE, search }: DeskOf) {
  const [kept] = useState(() => keptPlace(search))
  // The server does not know what this device has stored.
  const isHydrated = useHydrated()
  const all = useAlbums()
  const shown = records.use<Shown | undefined>(whole, undefined)
  const albums = useMemo(() => all ?? (shown?.asChanged ? seed.map(shown.asChanged) : seed), [all, shown, seed])
  const known = useMemo(() => new Map(albums.map((album) => [album.id, album])), [albums])
  const [isAll, setAll] = useState(kept?.isAll ?? false)
  const [pile, setPile] = useState(() => (isAll ? start : start.slice(0, SESSION)))
  const [at, setAt] = useState(0)
  /** The decisions that can be reverted, including those before a reload. */
  const [steps, setSteps] = useState<readonly Step[]>(kept?.steps ?? [])
  const [begun] = useState(Math.max(0, steps.length - (kept?.decided ?? 0)))
  /** The last decision in words. */
  const [said, say] = useState('')

  // Albums that were deleted, here or elsewhere, are skipped.
  const nearest = (from: number, by: 1 | -1) => {
    let place = from
    while (place >= 0 && place < pile.length && !known.has(pile[place] ?? 0)) place += by
    return place
  }
  const place = nearest(at, 1)
  const album = known.get(pile[place] ?? 0) ?? null
  const next = known.get(pile[nearest(place + 1, 1)] ?? 0) ?? null
  const before = nearest(place - 1, -1)
  const [undecided, further] = useMemo(() => {
    const now = Date.now()
    const isLeft = (id: number) => {
      const one = known.get(id)
      return one !== undefined && isUndecided(one, now)
    }
    const here = new Set(pile)
    return [pile.filter(isLeft), start.filter((id) => !here.has(id) && isLeft(id))]
  }, [pile, known, start])

  const id = album?.id ?? pile.at(-1) ?? kept?.id
  useEffect(() => {
    if (!isHydrated || id === undefined) return
    const place = { search, id, isAll }
    keepPlace({ ...place, decided: Math.max(0, steps.length - begun) }, steps)
    // Who leaves the desk ends the visit; a reload does not get here.
    return () => keepPlace({ ...place, decided: 0 }, steps)
  }, [isHydrated, id, search, isAll, steps, begun])

  return {
    album,
    next,
    place,
    count: pile.length,
    undecided,
    /** The undecided ids of the list that are not on the pile. */
    further,
    isWhole,
    steps: isHydrated ? steps : NO_STEPS,
    /** The decisions of this visit. */
    decided: steps.slice(begun),
    said,
    hasBefore: before >= 0,
    decide(decision: Decision) {
      if (!album) return
      setSteps([...steps, decide(album, decision)])
      say(decisionText(decision, album.title))
      setAt(place + 1)
    },
    skip() {
      if (!album) return
      say('')
      setAt(place + 1)
    },
    back() {
      if (before < 0) return
      say('')
      setAt(before)
    },
    undo() {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      say(messages.takenBack[last.verdict ? 'decision' : 'rating'])
      void takeBack(last)
      const there = pile.indexOf(last.id)
      if (there >= 0) return setAt(there)
      // Before those that this page does not know yet, too.
      setPile(pile.toSpliced(at, 0, last.id))
      setAt(at)
    },
    /** Restarts with some albums. */
    restart(ids: readonly number[]) {
      setPile(ids)
      setAt(0)
      say('')
    },
    /** Puts the rest of the list on the pile. */
    takeAll() {
      setAll(true)
      setPile([...pile, ...further])
    },
  }
}

export type Desk = ReturnType<typeof useDesk>
