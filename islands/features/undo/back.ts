import type { DistinctInput } from '#domain/albums/album-merge.ts'
import type { SentChange } from '#islands/data/changes/change.ts'

/** A change that restores fields of an album or a crate; `left` is their state after the change to undo. */
type EditBack = Extract<SentChange, { call: 'edit-album' | 'edit-crate' }> & { left: object }

/** The changes that undo something. They are stored in this form, for other tabs and later pages. */
export type Back =
  | EditBack
  | Exclude<SentChange, { call: EditBack['call'] }>
  | { call: 'put-back'; crateId: number; albumIds: readonly number[]; before: readonly number[] }
  | { call: 'undo-tags'; edit: string }
  | { call: 'unmerge'; keep: number; merge: number[] }
  | { call: 'set-distinct'; input: DistinctInput }

/** The change that restores a record's fields: `before` are their old values, `saved` is the record after the change. */
export function editBack<Call extends EditBack['call']>(
  call: Call,
  id: number,
  before: Extract<EditBack, { call: Call }>['patch'],
  saved: object,
): Back {
  const left = Object.fromEntries(Object.entries(saved).filter(([field]) => field in before))
  return { call, id, patch: before, left } as Back
}
