import type * as z from 'zod/mini'
import type { AlbumView } from '../albums/album.ts'
import type { CrateView } from '../crates/crate.ts'
import type { CrateMembers } from '../crates/crate-members.ts'
import type { ListenView } from '../diary/listen.ts'

/** The person's albums, newest first, and crates with what is in them; of the diary what is loaded. */
export type Lists = { albums: AlbumView[]; crates: CrateView[]; members: CrateMembers[]; listens?: ListenView[] }

/** What people call what a change is about. */
export type Label = { name: string } | { albums: readonly number[] } | { crates: readonly number[] }

/** One kind of change of the person's records, the same wherever it is made. `Fields` are what a change of this kind says. */
export type Kind<Fields extends object> = {
  /** The fields that the page itself reads. Whether their values are valid is for the server to say. */
  fields: { [Name in keyof Fields]-?: z.ZodMiniType }
  label: (change: Fields) => Label
  /** What a change is about: changes that share one of these keep their order. */
  conflictKeys: (change: Fields) => string[]
  /** What a change makes of the lists. What is not loaded stays unknown. Doing it twice is the same as once. */
  apply: (lists: Partial<Lists>, change: Fields) => Partial<Lists>
  /** Why the change is refused, as far as the lists tell: a message for each field that is wrong; null if it is not. */
  refusal?: (lists: Partial<Lists>, change: Fields) => Record<string, string> | null
  /** One change with the effect of two in a row; null if there is none. */
  combine?: (first: Fields, second: Fields) => Fields | null
  /** Whether the change undoes an earlier one, so that neither is sent as long as that was not. */
  undoes?: (change: Fields, earlier: object) => boolean
}
