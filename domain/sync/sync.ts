import type { Person } from '../accounts/account.ts'
import type { CrateView } from '../crates/crate.ts'
import type { TagColors } from '../tags/tag-color.ts'
import type { AlbumColumns } from './album-columns.ts'

/** The maximum number of albums in a block, so that the first ones are shown before the others have arrived. */
export const SYNC_BLOCK = 500

/** A crate with its position in the list; lower ones come first, the id decides between equal ones. */
export type PlacedCrate = CrateView & { place: number }

/** A membership: an album in a crate, `[crateId, albumId, position]`. Lower positions come first, then lower ids of albums. */
export type Member = [crateId: number, albumId: number, place: number]

/**
 * The first part of an answer. `epoch` and `revision` are sent with the next request. With `isFull` the answer is complete, and records
 * that it does not contain no longer exist; otherwise it contains the changes. A page rendered at the revision `newest` is up to date.
 * `isImporting`: an import has not ended.
 */
export type SyncHead = { epoch: string; revision: number; newest: number; isFull: boolean; isImporting: boolean }

/**
 * The other parts, each any number of times, never empty. They must be applied in order. Albums in the trash count as gone, but stay in
 * their crates, so a member may name a missing album.
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
