import type { ImportView } from '#domain/imports/fan-import.ts'

/** Where the albums of a file go: with the file's crates, without, or into a crate made for them. */
export type Plan = { kind: 'collection' } | { kind: 'albums' } | { kind: 'new-crate'; name: string }

/** Where the albums go, as an import keeps it. */
export const targetOf = (plan: Plan, crateId: number | null) =>
  crateId !== null || plan.kind === 'new-crate' ? 'crate' : plan.kind

/** The plan that an import of this file was started with, or null for another file. */
export function planOf({ file }: ImportView, hash: string): Plan | null {
  if (file === null || file.fingerprint !== hash) return null
  if (file.target === 'collection') return { kind: 'collection' }
  return file.target === 'crate' && file.crateId === null ? { kind: 'new-crate', name: '' } : { kind: 'albums' }
}
