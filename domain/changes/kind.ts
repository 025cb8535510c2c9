import type * as z from 'zod/mini'
import type { AlbumView } from '../albums/album.ts'
import type { CrateView } from '../crates/crate.ts'
import type { CrateMembers } from '../crates/crate-members.ts'
import type { ListenView } from '../diary/listen.ts'

/** The person's albums, newest first, and crates with their albums; of the diary only what is loaded. */
export type Lists = { albums: AlbumView[]; crates: CrateView[]; members: CrateMembers[]; listens?: ListenView[] }

/** The name of a change's subject, for people. */
export type Label = { name: string } | { albums: readonly number[] } | { crates: readonly number[] }

/** A kind of change of the person's records, the same in browser, demo and Worker. `Fields` are the data of a change of this kind. */
export type Kind<Fields extends object> = {
  /** The schema of the fields that the page itself reads. The server validates the values. */
  fields: { [Name in keyof Fields]-?: z.ZodMiniType }
  label: (change: Fields) => Label
  /** The subjects of a change: changes that share one are sent in order. */
  conflictKeys: (change: Fields) => string[]
  /** The lists after the change. Lists that are not loaded stay unknown. Applying it twice has the same effect as once. */
  apply: (lists: Partial<Lists>, change: Fields) => Partial<Lists>
  /** Why the change is refused, as far as the lists tell: a message for each invalid field; null if it is not. */
  refusal?: (lists: Partial<Lists>, change: Fields) => Record<string, string> | null
  /** A single change with the effect of two in a row; null if there is none. */
  combine?: (first: Fields, second: Fields) => Fields | null
  /** Whether the change undoes an earlier one, so that neither is sent if the earlier one was not. */
  undoes?: (change: Fields, earlier: object) => boolean
}
