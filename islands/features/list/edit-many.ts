import type { AlbumsPart } from '#domain/changes/albums-before.ts'
import { editAlbums } from '#islands/data/api/albums-api.ts'
import { knownAlbum, knownAlbums } from '#islands/data/store/records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'

/**
 * Changes albums, each part with one call, and offers to undo it: each gets its earlier values back, unless they changed since. `failed` is
 * the title of an error. @throws ApiError
 */
export async function editMany(
  parts: readonly AlbumsPart[],
  done: { title: string; text?: string },
  failed: string,
): Promise<void> {
  const back = await Promise.all(parts.map(editPart))
  offerUndo(done, failed, back.flat())
}

/** Changes albums with one call; resolves to what undoes it. */
async function editPart({ albumIds, change }: AlbumsPart) {
  const chosen = new Set(albumIds)
  const known = knownAlbums()?.filter(({ id }) => chosen.has(id))
  const before = known ?? albumIds.flatMap((id) => knownAlbum(id) ?? [])
  // Without this code, the server still restores the albums, but this page shows it later.
  const [edit, code] = await Promise.all([
    editAlbums(albumIds, change),
    import('#domain/changes/albums-before.ts').catch(() => null),
  ])
  const parts = code?.albumsBefore(before, change) ?? []
  // A change without effect is not stored.
  const isNothing = code !== null && before.length === albumIds.length && parts.length === 0
  return isNothing ? [] : [{ call: 'undo-edit' as const, edit, left: change, before: parts }]
}
