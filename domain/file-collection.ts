import * as messages from '#locales/validation/file.ts'
import type { FailedRow } from './error.ts'
import { FileCrate, openCollectionFile, withAddress } from './exchange.ts'
import { crateKey, type FileCrateRow } from './file-import.ts'
import { createRowNumbers, firstError, type NumberedRow } from './file-rows.ts'
import { LIMITS } from './limits.ts'
import { FileTagRule, type TagRule } from './tag-rules.ts'

/** The rows, crates and tag rules of a full-collection file; faults number the file's crates and rules from 1. */
type CollectionRows = {
  rows: NumberedRow[]
  crates: FileCrateRow[]
  crateFaults: FailedRow[]
  tagRules: TagRule[]
  ruleFaults: FailedRow[]
}

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null

const idOf = (raw: unknown) => (isObject(raw) && typeof raw.id === 'number' ? raw.id : null)

/**
 * Parses a full-collection file for an import in chunks. Valid parts are kept: an invalid album becomes a failed row; invalid crates, invalid
 * rules and references to unknown albums are left out and reported. Returns a message if the file is no collection file.
 */
export function readCollectionRows(text: string): CollectionRows | { message: string } {
  const opened = openCollectionFile(text)
  if ('message' in opened) return { message: opened.message }
  for (const [count, most, tooMany] of [
    [opened.albums.length, LIMITS.importRows, messages.tooManyAlbums],
    [opened.crates.length, LIMITS.cratesPerPerson, messages.tooManyCrates],
    [opened.tagRules.length, LIMITS.tagRules, messages.tooManyTagRules],
  ] as const) {
    if (count > most) return { message: tooMany(count, most) }
  }
  const ids = new Set(opened.albums.map(idOf))
  const { crates, places, faults } = readCrates(opened.crates, ids)
  const number = createRowNumbers()
  const seen = new Set<number>()
  const rows = opened.albums.map((album, index) => {
    const id = idOf(album)
    if (id !== null && seen.has(id)) {
      return number(index + 1, { fault: { field: 'id', message: messages.idTwice(id) } })
    }
    if (id !== null) seen.add(id)
    return number(index + 1, {
      album: isObject(album) ? withAddress(album) : album,
      crates: id === null ? undefined : places.get(id),
    })
  })
  return { rows, crates, crateFaults: faults, ...readTagRules(opened.tagRules) }
}

function readTagRules(raw: readonly unknown[]) {
  const tagRules: TagRule[] = []
  const ruleFaults: FailedRow[] = []
  for (const [index, one] of raw.entries()) {
    const checked = FileTagRule.safeParse(one)
    if (checked.success) tagRules.push(checked.data)
    else ruleFaults.push({ row: index + 1, ...firstError(checked.error.issues) })
  }
  return { tagRules, ruleFaults }
}

function readCrates(raw: readonly unknown[], ids: ReadonlySet<number | null>) {
  const crates: FileCrateRow[] = []
  const places = new Map<number, [number, number][]>()
  const faults: FailedRow[] = []
  const counts = new Map<string, number>()
  raw.forEach((one, index) => {
    const checked = FileCrate.safeParse(one)
    if (!checked.success) {
      faults.push({ row: index + 1, ...firstError(checked.error.issues) })
      return
    }
    const { id: _, albumIds, ...input } = checked.data
    const place = crates.length
    const key = crateKey(input.name, input.query !== undefined)
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    crates.push({ place, ...(nth > 1 && { nth }), ...input })
    const distinct = [...new Set(albumIds)]
    const missing = distinct.find((id) => !ids.has(id))
    if (missing !== undefined) {
      faults.push({ row: index + 1, field: 'albumIds', message: messages.albumMissing(missing) })
    }
    distinct.forEach((id, position) => {
      const there = places.get(id)
      if (there) there.push([place, position])
      else places.set(id, [[place, position]])
    })
  })
  return { crates, places, faults }
}
