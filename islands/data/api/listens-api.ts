import { useEffect, useEffectEvent, useState } from 'react'
import {
  byLast,
  type DiarySeed,
  daysOf,
  type ListenPatch,
  type ListensPage,
  type ListenView,
  type ListenYears,
  type NewListen,
} from '#domain/diary/listen.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { client, unwrap, writes } from '../client.ts'
import { offline } from '../connection.ts'
import { withDrawnId } from '../queue/drawn-id.ts'
import { write } from '../queue/write.ts'
import { diary } from '../store/account-storage.ts'
import { confirmedLists, setConfirmed } from '../store/confirmed.ts'
import { records, type Shown } from '../store/records.ts'
import { keep, readKept } from './kept.ts'

const ATTEMPTS = 3
/** How many entries a device keeps, the last ones. */
const KEPT = 1_000

/** An answer as it is when nothing is on its way to the server. */
async function whenSettled<Answer>(read: () => Promise<Answer>, attempts = ATTEMPTS): Promise<Answer> {
  const { started, open } = writes
  const answer = await read()
  return (open > 0 || started !== writes.started) && attempts > 1 ? whenSettled(read, attempts - 1) : answer
}

const readPage = (year: number, after?: string): Promise<ListensPage> =>
  whenSettled(() => unwrap(client.listens.$get({ query: { ...daysOf(year), ...(after && { after }) } })))
const readYears = (): Promise<ListenYears> => whenSettled(() => unwrap(client.listens.years.$get()))

/** What a device has of the diary: its years, and the last entries. */
type Kept = { years: ListenYears; listens: ListenView[] }

function keepDiary(years: ListenYears): void {
  const known = confirmedLists().listens ?? []
  const loaded = new Set(known.map(yearOf))
  const others = readKept<Kept>(diary)?.value.listens.filter((one) => !loaded.has(yearOf(one))) ?? []
  const listens = [...known, ...others].sort(byLast).slice(0, KEPT)
  keep<Kept>(diary, { years, listens })
}

export const yearOf = ({ at }: Pick<ListenView, 'at'>): number => Number(at.slice(0, 4))
const byId = (listens: readonly ListenView[]) => [...new Map(listens.map((one) => [one.id, one])).values()]

/** Takes a page of a year into the records; its first page takes the place of all that was known of the year. */
function showPage(year: number, { listens }: ListensPage, isFirst: boolean): void {
  const before = (confirmedLists().listens ?? []).filter((one) => !isFirst || yearOf(one) !== year)
  setConfirmed({ listens: byId([...before, ...listens]) })
}

const listensOf = ({ listens }: Shown) => listens

/**
 * The diary as far as it is loaded, at first as the server rendered it or as this device has it; what has not been sent is in it. `asked`
 * is the year to show, null for the last one with entries.
 */
export function useDiary(rendered: DiarySeed | undefined, asked: number | null, thisYear: number) {
  const listens = records.use<ListenView[] | undefined>(listensOf, rendered?.page.listens)
  const [years, setYears] = useState(rendered?.years)
  // What of each year comes after what is loaded: null if nothing does, undefined if nothing is loaded.
  const [next, setNext] = useState<Readonly<Record<number, string | null>>>(
    rendered ? { [rendered.year]: rendered.page.next } : {},
  )
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [isLoading, setLoading] = useState(false)
  const year = asked ?? years?.[0]?.year ?? thisYear

  const load = async (after?: string) => {
    setLoading(true)
    try {
      const [all, page] = await Promise.all([after ? years : readYears(), readPage(year, after)])
      showPage(year, page, after === undefined)
      setNext((before) => ({ ...before, [year]: page.next }))
      if (all) setYears(all)
      keepDiary(all ?? [])
      setError(null)
      setKeptAt(null)
    } catch (thrown) {
      setConfirmed({ listens: confirmedLists().listens ?? [] })
      setKeptAt((at) => at ?? readKept<Kept>(diary)?.at ?? null)
      setError(thrown instanceof ApiError ? thrown : new ApiError(0))
    }
    setLoading(false)
  }
  const start = useEffectEvent(() => {
    if (rendered && !confirmedLists().listens) showPage(rendered.year, rendered.page, true)
    const kept = confirmedLists().listens ? null : readKept<Kept>(diary)
    if (kept) {
      setConfirmed({ listens: kept.value.listens })
      setYears((known) => known ?? kept.value.years)
      setKeptAt(kept.at)
    }
    void load()
  })
  // Once for each year.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads the year
  useEffect(start, [year])
  const isOffline = offline.use()
  const tryAgain = useEffectEvent(() => {
    if (error) void load()
  })
  useEffect(() => {
    if (!isOffline) tryAgain()
  }, [isOffline])
  const after = next[year]
  return {
    year,
    years,
    listens: listens ?? rendered?.page.listens,
    /** Whether the server has answered for the year, or refused. */
    isLoaded: after !== undefined || error !== null,
    hasMore: Boolean(after),
    isLoading,
    error,
    /** When what is shown was read, where only this device could be asked. */
    keptAt: error?.status === 0 ? keptAt : null,
    showMore: () => void load(after ?? undefined),
    retry: () => void load(),
  }
}

/** Notes that an album was heard, at a moment of this device's clock if it is given; resolves to the id of the entry. */
export const addListen = (albumId: number, listen: NewListen & { at: string }, madeAt?: number): Promise<number> =>
  withDrawnId(async (id) => {
    await write<'add-listen'>({ call: 'add-listen', id, albumId, listen, madeAt })
    return id
  })

type Named = Pick<ListenView, 'id' | 'albumId'>

export const updateListen = ({ id, albumId }: Named, patch: ListenPatch): Promise<unknown> =>
  write<'edit-listen'>({ call: 'edit-listen', id, albumId, patch })

export const deleteListen = ({ id, albumId }: Named): Promise<unknown> =>
  write<'delete-listen'>({ call: 'delete-listen', id, albumId })
