import type { ImportView } from '#domain/fan-import.ts'

/** Where the albums of a file go: with the file's crates, without, or into a crate made for them. */
export type Plan = { kind: 'collection' } | { kind: 'albums' } | { kind: 'new-crate'; name: string }

const KINDS: Plan['kind'][] = ['collection', 'albums', 'new-crate']

/** Whether an import may have put albums into crates that it did not add. */
export const mayFillCrates = ({ file }: ImportView): boolean =>
  file !== null && (file.crateId !== null || !file.fingerprint?.endsWith(String(KINDS.indexOf('albums'))))

/** Identifies an import: the hash of the file, with the plan as its last character. */
export const fingerprintOf = (hash: string, plan: Plan): string => `${hash.slice(0, 63)}${KINDS.indexOf(plan.kind)}`

/** The plan that an import of this file was started with, or null for another file. */
export function planOf({ file }: ImportView, hash: string): Plan | null {
  if (file?.fingerprint?.slice(0, -1) !== hash.slice(0, 63)) return null
  const kind = KINDS[Number(file.fingerprint.at(-1))]
  return kind ? { kind, name: '' } : null
}
