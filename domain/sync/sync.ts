import type { Person } from '../accounts/account.ts'
import type { CrateView } from '../crates/crate.ts'
import type { TagColors } from '../tags/tag-color.ts'
import type { AlbumColumns } from './album-columns.ts'

/** How many albums a block has at most, so that the first ones can be shown before the others have arrived. */
export const SYNC_BLOCK = 500

/** A crate with its position among the others; lower ones come first, the id decides between equal ones. */
export type PlacedCrate = CrateView & { place: number }

/** A membership: an album in a crate, `[crateId, albumId, position]`. Lower positions come first, then lower ids of albums. */
export type Member = [crateId: number, albumId: number, place: number]

/**
 * The first part of an answer. `epoch` and `revision` are sent with the next request. With `isFull` the answer is all there is, and
 * whatever it lacks no longer exists; otherwise it is what has changed. A page that was rendered at the revision `newest` shows all there
 * is. `isImporting` tells that an import has not ended.
 */
export type SyncHead = { epoch: string; revision: number; newest: number; isFull: boolean; isImporting: boolean }

/**
 * The other parts, each as often as it takes and none that is empty. They are to be applied in their order. Albums in the trash count as
 * gone, but they stay in their crates: a member can name an album that is not there.
 */
export type SyncChange =
  | { albums: AlbumColumns }
  | { goneAlbums: number[] }
  | { crates: PlacedCrate[] }
  | { goneCrates: number[] }
  | { members: Member[] }
  | { goneMembers: [crateId: number, albumId: number][] }
  | { profile: Person; tagColors: TagColors }

/** The answer of `GET /api/sync`: one JSON array, each part on a line of its own, so that it can be read as it arrives. */
export type SyncParts = [SyncHead, ...SyncChange[]]

/**
 * Reads an answer part by part from the pieces of its text, which may be cut anywhere. @throws SyntaxError if a part is no JSON or the
 * answer ends early
 */
export async function* readSyncParts(pieces: AsyncIterable<string>): AsyncGenerator<SyncHead | SyncChange> {
  let rest = ''
  let isOver = false
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      isOver = line === ']'
      if (line.length > 1) yield JSON.parse(line.replace(/,$/, ''))
    }
  }
  if (!isOver || rest !== '') throw new SyntaxError('The answer ended early')
}
