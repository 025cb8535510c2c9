import { answeredWith, type Change } from '../changes/change.ts'
import { withVersion } from './entry.ts'

type Made = { kind: 'album' | 'crate'; id: number; version: number }

const nameOf = ({ kind, id, version }: Made) => `${kind} ${id} ${version}`

/** The versions of albums and crates that changes of this page have made. */
const made = new Set<string>()

export function noteMade(version: Made): void {
  made.add(nameOf(version))
}

/** A change on the version that changes of this page have made of the one that it was based on: a form may be faster than answers. */
export function followed<One extends Change>(change: One): One {
  const record = change.call === 'unreadable' ? null : answeredWith(change)
  if (!record || !('patch' in change) || change.patch.version === undefined) return change
  const version = change.patch.version + 1
  const next = { ...record, version }
  if (!made.has(nameOf(next))) return change
  const later = withVersion(change, next)
  return later === change ? change : followed(later as One)
}
