import type { TaggedLists } from '#domain/changes/tags-edited.ts'
import type { ListenView } from '#domain/diary/listen.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { countedCrates, overlay, requireValid, type SentChange } from '#islands/data/changes/change.ts'
import { confirmedLists, setConfirmed } from '#islands/data/store/confirmed.ts'
import { knownAlbums, knownCrates, knownMembers } from '#islands/data/view/records.ts'
import { tagColors } from '#islands/lib/tag-colors.ts'

/** All that the demo has of the visitor. */
export type Records = TaggedLists & {
  listens: ListenView[]
  /** The pairs of albums that are not the same. */
  distinct: [number, number][]
}

const KEY = 'gatefold.demo'
/** Raised when what is stored changes its form; what an earlier version has stored is left out then. */
const VERSION = 2
/** The most characters that are stored: about a fifth of what browsers keep for a tab. */
const MAX_STORED = 1_000_000

let rules: TagRule[] = []
let distinct: [number, number][] = []

/** The records as they are now. */
export const records = (): Records => ({
  albums: knownAlbums() ?? [],
  crates: knownCrates() ?? [],
  members: knownMembers() ?? [],
  listens: confirmedLists().listens ?? [],
  rules,
  colors: tagColors.get(),
  distinct,
})

/** Shows records in place of those before. */
export function show(next: Records): void {
  ;({ rules, distinct } = next)
  const { albums, members, listens } = next
  tagColors.set(next.colors)
  setConfirmed({ albums, crates: countedCrates(next), members, listens })
}

/** Changes the records, and keeps them in this tab. */
export async function update(next: Partial<Records>): Promise<void> {
  show({ ...records(), ...next })
  const text = JSON.stringify({ version: VERSION, ...records() })
  try {
    if (text.length > MAX_STORED) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // They last as long as the page.
  }
}

/** Makes a change in this tab only. Like one that waits to be sent, it has no answer. @throws ApiError */
export async function make(change: SentChange): Promise<null> {
  const now = records()
  requireValid(change, now)
  await update(overlay(now, [change]))
  return null
}

/** The records that this tab has kept; null if there are none. */
export function keptRecords(): Records | null {
  try {
    const { version, ...kept } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return version === VERSION ? kept : null
  } catch {
    return null
  }
}
