import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Replaces a file, so that one whose process is killed meanwhile is the old or the new one. Only its owner may read it. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
}

/** The text of a file, which is made on the first start. */
export function keptText(file: string, make: () => string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (text) return text
  const made = make()
  replaceFile(file, `${made}\n`)
  return made
}
