import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { isUndecided } from '#domain/albums/desk.ts'
import type { Verdict } from '#domain/albums/verdict.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import * as messages from '#locales/desk.ts'
import { type Decision, decide, decisionText } from './decide.ts'
import { keepPlace } from './kept-place.ts'

/** A decision of this visit, which can be taken back. */
type Step = { id: number; title: string; verdict: Verdict | null; takeBack: () => Promise<boolean> }

const NONE: AlbumView[] = []

/** A pile of albums, of which one after the other is decided; `start` are their ids in order, `search` is the address of their list. */
export function useDesk(start: readonly number[], search: string) {
  const albums = useAlbums() ?? NONE
  const known = useMemo(() => new Map(albums.map((album) => [album.id, album])), [albums])
  const [pile, setPile] = useState(start)
  const [at, setAt] = useState(0)
  const [steps, setSteps] = useState<readonly Step[]>([])
  /** What was done last, in words. */
  const [said, say] = useState('')

  // What was let go, here or elsewhere, is passed by.
  const nearest = (from: number, by: 1 | -1) => {
    let place = from
    while (place >= 0 && place < pile.length && !known.has(pile[place] ?? 0)) place += by
    return place
  }
  const place = nearest(at, 1)
  const album = known.get(pile[place] ?? 0) ?? null
  const next = known.get(pile[nearest(place + 1, 1)] ?? 0) ?? null
  const before = nearest(place - 1, -1)
  const undecided = useMemo(() => {
    const now = Date.now()
    return pile.filter((id) => {
      const one = known.get(id)
      return one !== undefined && isUndecided(one, now)
    })
  }, [pile, known])

  const { id = null } = album ?? {}
  useEffect(() => {
    if (id !== null) keepPlace(search, id)
  }, [id, search])

  return {
    album,
    next,
    place,
    count: pile.length,
    undecided,
    steps,
    said,
    hasBefore: before >= 0,
    decide(decision: Decision) {
      if (!album) return
      const { id, title } = album
      const takeBack = decide(album, decision)
      setSteps([...steps, { id, title, verdict: 'verdict' in decision ? decision.verdict : null, takeBack }])
      say(decisionText(decision, title))
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
      say(messages.takenBack(last.title))
      void last.takeBack()
      const there = pile.indexOf(last.id)
      if (there >= 0) setAt(there)
    },
    /** Begins anew with some albums. */
    restart(ids: readonly number[]) {
      setPile(ids)
      setAt(0)
      say('')
    },
  }
}

export type Desk = ReturnType<typeof useDesk>
