import { renameSync, writeFileSync } from 'node:fs'

/** Replaces a file, so that one whose process is killed meanwhile is the old or the new one. Only its owner may read it. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
}
