import { useEffect, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { problemOf } from './save-problem.tsx'

export type QueueItem = { url: string } & (
  | { state: 'waiting' | 'reading' }
  | { state: 'added'; album: AlbumView }
  | { state: 'there'; album: AlbumView; inTrash: boolean }
  | { state: 'on'; album: AlbumView; track: string }
  | { state: 'probably'; album: AlbumView; title: string; artist: string }
  | { state: 'failed'; why: string }
)

/** The pause between albums, which keeps within the person's calls to Bandcamp per minute. */
const PAUSE_MS = 60_000 / LIMITS.bandcampCallsPerMinute
/** Errors that would fail for every address; the queue stops. */
const FOR_ALL = new Set([
  'blocked',
  'too-many-requests',
  'too-many-bandcamp-calls',
  'too-many-changes',
  'data-full',
  'unreachable',
  'limit-exceeded',
  'signed-out',
])

const isDone = ({ state }: QueueItem) => state === 'added' || state === 'there' || state === 'on'

/** Adds albums by their addresses, one after the other. Failed ones stay in the list and can be retried. */
export function useAlbumQueue(add: (url: string, isOther: boolean) => Promise<QueueItem>) {
  const [items, setItems] = useState<QueueItem[]>([])
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const [isGoing, setGoing] = useState(false)
  const isReading = items.some((item) => item.state === 'reading')
  const next = isGoing && !isReading ? items.find(({ state }) => state === 'waiting')?.url : undefined
  const isFirst = items.every((item) => item.state === 'waiting')

  const put = (changed: QueueItem) => setItems((all) => all.map((item) => (item.url === changed.url ? changed : item)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the next address matters
  useEffect(() => {
    if (next === undefined) return
    const bring = async () => {
      put({ url: next, state: 'reading' })
      try {
        put(await add(next, others.has(next)))
      } catch (error) {
        if (error instanceof ApiError && (error.status === 0 || FOR_ALL.has(error.code))) setGoing(false)
        put(failedItem(next, error))
      }
    }
    const timer = setTimeout(bring, isFirst ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [next])

  return {
    items,
    isRunning: isReading || next !== undefined,
    waiting: items.filter((item) => item.state === 'waiting').length,
    done: items.filter(isDone).length,
    /** How many addresses were not added. */
    left: items.filter((item) => !isDone(item)).length,
    /** Lists the addresses; `goOn` begins. */
    list(urls: string[]) {
      setItems(urls.map((url) => ({ url, state: 'waiting' })))
      setGoing(false)
    },
    retry(isTried: (item: QueueItem) => boolean) {
      setItems((all) => all.map((item) => (isTried(item) ? { url: item.url, state: 'waiting' } : item)))
      setGoing(true)
    },
    put,
    /** Adds an album that probably exists already. */
    addOther(url: string) {
      setOthers((all) => new Set([...all, url]))
      put({ url, state: 'waiting' })
      setGoing(true)
    },
    goOn: () => setGoing(true),
    stop: () => setGoing(false),
    clear: () => setItems([]),
  }
}

function failedItem(url: string, error: unknown): QueueItem {
  const problem = problemOf(error)
  if (problem.kind === 'there') return { url, state: 'there', album: problem.album, inTrash: problem.inTrash }
  const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
  return { url, state: 'failed', why: field ?? errorText(error) }
}
