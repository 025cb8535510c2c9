import type { DistinctInput } from '#domain/albums/album-merge.ts'
import type { SentChange } from '#islands/data/changes/change.ts'

/** A change that gives an album or a crate back fields of before; `left` is what they were after the change that it takes back. */
type EditBack = Extract<SentChange, { call: 'edit-album' | 'edit-crate' }> & { left: object }

/** What takes a change back. It is kept as it is, for other tabs and later pages. */
export type Back =
  | EditBack
  | Exclude<SentChange, { call: EditBack['call'] }>
  | { call: 'put-back'; crateId: number; albumIds: readonly number[]; before: readonly number[] }
  | { call: 'undo-tags'; edit: string }
  | { call: 'unmerge'; keep: number; merge: number[] }
  | { call: 'set-distinct'; input: DistinctInput }

/** What gives a record its fields back: `before` are their values, `saved` is what the change made of them. */
export function editBack<Call extends EditBack['call']>(
  call: Call,
  id: number,
  before: Extract<EditBack, { call: Call }>['patch'],
  saved: object,
): Back {
  const left = Object.fromEntries(Object.entries(saved).filter(([field]) => field in before))
  return { call, id, patch: before, left } as Back
}
