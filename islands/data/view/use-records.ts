import { useEffect } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { writer } from '../queue/write.ts'
import { knownAlbums, type Lists, records, type Shown } from '../store/records.ts'
import { syncStatus } from '../store/status.ts'
import { withTimeout } from '../store/timeout.ts'

async function load(): Promise<void> {
  // The demo has all of its records.
  if (isDemo) return
  try {
    // What has not been sent is known first, so that the lists show with it from the start.
    const [sync] = await Promise.all([
      import('../pull/pull.ts'),
      writer.load().then(({ start }) => withTimeout(start())),
    ])
    await sync.load()
  } catch (error) {
    const problem = error instanceof ApiError ? error : new ApiError(0)
    if (!knownAlbums()) records.set({ ...records.get(), error: problem })
    throw problem
  }
}

/** Reads the records, once: those that this device keeps, otherwise those of the server. After an error it tries again. */
export const readOnce = (): void => void load().catch(() => undefined)

/** The same for who needs all of them. @throws ApiError */
export async function readRecords(): Promise<Lists> {
  // At once where they are known: a box that is ticked stays ticked.
  const known = records.get()
  if (!known.albums || !known.crates || !known.members) await load()
  const { albums = [], crates = [], members = [] } = records.get()
  return { albums, crates, members }
}

function useShown<Part>(select: (shown: Shown) => Part): Part | undefined {
  useEffect(readOnce, [])
  return records.use<Part | undefined>(select, undefined)
}

const albumsOf = ({ albums }: Shown) => albums
const cratesOf = ({ crates }: Shown) => crates
const membersOf = ({ members }: Shown) => members
const nothing = () => undefined

/** All albums of both lists, newest first; undefined until they are read. */
export const useAlbums = () => useShown(albumsOf)

/** The same for a page that the server has rendered, which stays while the copy on the device may be older. */
export function useNewerAlbums(isRendered: boolean) {
  const albums = useAlbums()
  const isBehind = syncStatus.use((status) => status.isBehind, false)
  return isRendered && isBehind ? undefined : albums
}

/** The crates; until they are read those that the server rendered. */
export const useCrates = (rendered: CrateView[]): CrateView[] => useShown(cratesOf) ?? rendered

/** What is in each crate; undefined until that is read, or where it is not wanted. */
export const useMembers = (isWanted = true) => useShown(isWanted ? membersOf : nothing)

/** The rating of an album, also where it is not among the records yet. */
export const useRating = (album: AlbumView): number | null =>
  records.use(({ asChanged }) => (asChanged ? asChanged(album) : album).rating, album.rating)

/** Why the records could not be read. */
export const useLoadError = () => useShown(({ error }) => error)
