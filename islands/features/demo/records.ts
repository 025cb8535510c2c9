import type { TaggedLists } from '#domain/changes/tags-edited.ts'
import type { ListenView } from '#domain/diary/listen.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { countedCrates, overlay, requireValid, type SentChange } from '#islands/data/changes/change.ts'
import { confirmedLists, setConfirmed } from '#islands/data/store/confirmed.ts'
import { knownAlbums, knownCrates, knownMembers } from '#islands/data/store/records.ts'
import { tagColors } from '#islands/lib/tag-colors.ts'

/** The visitor's data in the demo. */
export type Records = TaggedLists & {
  listens: ListenView[]
  /** The pairs of albums that are not the same. */
  distinct: [number, number][]
}

const KEY = 'gatefold.demo'
/** Increased when the stored format changes; data of an earlier version is ignored. */
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

/** Replaces the records. */
export function show(next: Records): void {
  ;({ rules, distinct } = next)
  const { albums, members, listens } = next
  tagColors.set(next.colors)
  setConfirmed({ albums, crates: countedCrates(next), members, listens })
}

/** Changes the records, and stores them for this tab. */
export async function update(next: Partial<Records>): Promise<void> {
  show({ ...records(), ...next })
  const text = JSON.stringify({ version: VERSION, ...records() })
  try {
    if (text.length > MAX_STORED) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Makes a change in this tab only. Like an unsent change, it has no answer. @throws ApiError */
export async function make(change: SentChange): Promise<null> {
  const now = records()
  requireValid(change, now)
  await update(overlay(now, [change]))
  return null
}

/** The records stored for this tab; null if there are none. */
export function keptRecords(): Records | null {
  try {
    const { version, ...kept } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return version === VERSION ? kept : null
  } catch {
    return null
  }
}
