import type * as z from 'zod/mini'
import type { Lists } from '../records.ts'

export type CallOptions = { init: RequestInit }

export type Label = { name: string } | { albums: readonly number[] } | { crates: readonly number[] }

/** One kind of change of the person's records: all that is to be known of it. `Fields` are what a change of this kind says. */
export type Kind<Fields extends object> = {
  /** The fields that the page itself reads. Whether their values are valid is for the server to say. */
  fields: { [Name in keyof Fields]-?: z.ZodMiniType }
  /** What people call what a change is about. */
  label: (change: Fields) => Label
  /** What a change is about: changes that share one of these keep their order. */
  conflictKeys: (change: Fields) => string[]
  /** What a change makes of the lists, at once. What is not loaded stays unknown. Doing it twice is the same as once. */
  apply?: (lists: Partial<Lists>, change: Fields) => Partial<Lists>
  /** The call that makes the change on the server. Sent again, it does nothing more. @throws ApiError */
  send: (change: Fields, options: CallOptions) => Promise<unknown>
  /** The albums and crates in the answer, as they are now. */
  records?: (answer: never) => Partial<Pick<Lists, 'albums' | 'crates'>>
  /** What the call answers, if it is the album or the crate with the id of the change. */
  returns?: 'album' | 'crate'
  /** One change with the effect of two in a row; null if there is none. */
  combine?: (first: Fields, second: Fields) => object | null
  /** A change as the calls it takes, for those of very many albums. */
  inParts?: (change: Fields) => object[]
}

/** A kind of change of which it is not known which one. */
export type AnyKind = Omit<Kind<never>, 'fields'> & { fields: Record<string, z.ZodMiniType> }
