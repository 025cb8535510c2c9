import type { AlbumView } from '#domain/albums/album.ts'
import type { PlaylistView } from '#domain/imports/playlist.ts'
import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  readCrateAlbums,
  readPlaylist,
} from '#islands/data/api/playlists-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { dialogInAddress } from '#islands/lib/location.ts'
import { createStore } from '#islands/lib/store.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import type { Toast } from '#islands/ui/toast.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/bandcamp-link.ts'
import { undo } from '#locales/phrases.ts'

type Crate = { id: number; name: string }

/**
 * The playlist that this page makes of a crate: `at` and `from` are the next album and the next of its tracks, `refused` are titles that
 * Bandcamp did not take, `leftOut` the albums that are not in it at the end, with its number of `tracks`.
 */
type Making = {
  crate: Crate
  state: 'running' | 'stopping' | 'stopped' | 'made'
  playlist?: PlaylistView
  albums?: readonly AlbumView[]
  at: number
  from: number
  refused: readonly string[]
  problem?: string
  leftOut: readonly AlbumView[]
  tracks: number
}

/** It goes on while its dialog is closed, as long as the page is open. */
export const making = createStore<Making | null>(null)

let running = new AbortController()

/** Says how it ended, unless its dialog does. */
const tell = (toast: Toast) => dialogInAddress()?.name !== 'playlist' && showToast(toast)

/** Begins a playlist of a crate. */
export function makePlaylist(crate: Crate): void {
  making.set({ crate, state: 'running', at: 0, from: 0, refused: [], leftOut: [], tracks: 0 })
  void goOn()
}

/** Ends it after the call that is on its way, which Bandcamp may have taken. */
export function stop(): void {
  running.abort()
  change({ state: 'stopping' })
}

function change(part: Partial<Making>): void {
  const now = making.get()
  if (now) making.set({ ...now, ...part })
}

/** Goes on where it stopped. */
export async function goOn(): Promise<void> {
  running = new AbortController()
  const { signal } = running
  change({ state: 'running', problem: undefined })
  try {
    while (!signal.aborted && (await takeStep(signal)));
    if (signal.aborted) change({ state: 'stopped' })
  } catch (error) {
    const problem = errorText(error)
    change({ state: 'stopped', problem })
    void tell({ kind: 'error', title: messages.makeFailed, text: problem })
  }
}

/** Makes the next call; returns whether there is another. */
async function takeStep(signal: AbortSignal): Promise<boolean> {
  const now = making.get()
  if (!now) return false
  const { crate, albums, playlist, at, from, refused } = now
  if (!albums) {
    const read = await readCrateAlbums(crate.id)
    const isOwned = read.some(({ list }) => list === 'collection')
    change(isOwned ? { albums: read } : { state: 'stopped', problem: messages.nothingOwned })
    return isOwned
  }
  if (!playlist) {
    change({ playlist: await inTime(() => createPlaylist(crate.name), signal) })
    return true
  }
  const album = albums[at]
  if (!album) {
    await finish(playlist, albums, signal)
    return false
  }
  if (album.list !== 'collection') {
    change({ at: at + 1 })
    return true
  }
  const step = await inTime(() => addToPlaylist(playlist.id, { albumId: album.id, from }), signal)
  const isLast = step.leftOut === 'full'
  change({
    at: isLast ? albums.length : step.next === null ? at + 1 : at,
    from: step.next ?? 0,
    refused: [...refused, ...step.refused],
  })
  return true
}

/** Reads the playlist back and says what came of it. */
async function finish(playlist: PlaylistView, albums: readonly AlbumView[], signal: AbortSignal): Promise<void> {
  const { albumIds, songs } = await inTime(() => readPlaylist(playlist.id), signal)
  const inside = new Set(albumIds)
  change({ state: 'made', tracks: songs, leftOut: albums.filter(({ id }) => !inside.has(id)) })
  void tell({
    kind: 'ok',
    title: messages.made,
    text: messages.madeText(playlist.name, songs),
    action: { label: undo, onAction: () => void remove(playlist) },
  })
}

/** Makes a call, and again after the time that a refusal for too many names. */
async function inTime<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;)
    try {
      return await call()
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : 0
      if (seconds === 0 || signal.aborted) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1_000)
        signal.addEventListener('abort', resolve)
      })
    }
}

/** Deletes a playlist, or says where a person does. */
export const remove = ({ id, name }: PlaylistView): Promise<boolean> =>
  attempt(messages.deleteFailed, async () => {
    if (!(await deletePlaylist(id))) {
      void showToast({
        kind: 'error',
        title: messages.notDeleted,
        text: messages.notDeletedText(name),
        stays: true,
      })
      return
    }
    if (making.get()?.playlist?.id === id) making.set(null)
    void showToast({ kind: 'ok', title: messages.playlistDeleted, text: name })
  })
