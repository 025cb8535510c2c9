import * as messages from '#locales/validation/file.ts'
import type { RowFailure } from './error.ts'
import { FileCrate, openCollectionFile, withAddress } from './exchange.ts'
import type { FileCrateRow } from './file-import.ts'
import { createRowNumbers, firstFault, type NumberedRow } from './file-rows.ts'
import { LIMITS } from './limits.ts'

/** The rows of a full-collection file; `crateFaults` count the file's crates from 1. */
export type CollectionRows = { rows: NumberedRow[]; crates: FileCrateRow[]; crateFaults: RowFailure[] }

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null

const idOf = (raw: unknown) => (isObject(raw) && typeof raw.id === 'number' ? raw.id : null)

/**
 * Reads a full-collection file into rows and crates for an import by chunks. What is good is kept: an album that is none is a faulty row, a
 * crate that is none and a place in a crate that leads nowhere are left out and named. Answers why where it is no such file at all.
 */
export function readCollectionRows(text: string): CollectionRows | { message: string } {
  const opened = openCollectionFile(text)
  if ('message' in opened) return { message: opened.message }
  for (const [count, most, tooMany] of [
    [opened.albums.length, LIMITS.importRows, messages.tooManyAlbums],
    [opened.crates.length, LIMITS.cratesPerPerson, messages.tooManyCrates],
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
  return { rows, crates, crateFaults: faults }
}

function readCrates(raw: readonly unknown[], ids: ReadonlySet<number | null>) {
  const crates: FileCrateRow[] = []
  const places = new Map<number, [number, number][]>()
  const faults: RowFailure[] = []
  const counts = new Map<string, number>()
  raw.forEach((one, index) => {
    const checked = FileCrate.safeParse(one)
    if (!checked.success) {
      faults.push({ row: index + 1, ...firstFault(checked.error.issues) })
      return
    }
    const { id: _, albumIds, ...input } = checked.data
    const place = crates.length
    const nth = (counts.get(input.name) ?? 0) + 1
    counts.set(input.name, nth)
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
