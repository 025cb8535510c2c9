import type { AlbumView } from '#domain/albums/album.ts'
import { createStore } from '#islands/lib/store.ts'

/** How the records of this page relate to those of the server. */
type SyncStatus = {
  /** Whether the page waits for its records, from the copy or from the server. */
  isLoading: boolean
  /** The albums that have arrived, newest first, while the others are still on their way; null otherwise. */
  partial: readonly AlbumView[] | null
  /** Whether the albums are those of the copy, which may be older than what the server rendered. */
  isBehind: boolean
  /** How many albums there are, as the server said when it rendered the page; null if it did not. */
  total: number | null
  /** How many albums came from elsewhere and are not shown yet. */
  fresh: number
  /** The revision of the newest record on the server; null until it has answered. */
  newest: number | null
  /** The one when the server first answered: what is newer has come while the page was open. */
  atStart: number | null
  /** Whether an import has not ended, as far as the server has said. */
  isImporting: boolean
}

export const syncStatus = createStore<SyncStatus>({
  isLoading: true,
  partial: null,
  isBehind: false,
  total: null,
  fresh: 0,
  newest: null,
  atStart: null,
  isImporting: false,
})

export const setSyncStatus = (news: Partial<SyncStatus>): void => syncStatus.set({ ...syncStatus.get(), ...news })
