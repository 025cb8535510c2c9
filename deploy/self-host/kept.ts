import { existsSync, readFileSync } from 'node:fs'
import { replaceFile } from '../../scripts/replace-file.ts'

/** The text of a file, which is made on the first start. */
export function keptText(file: string, make: () => string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (text) return text
  const made = make()
  replaceFile(file, `${made}\n`)
  return made
}
