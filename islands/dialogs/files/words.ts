import { albumCountText } from '#domain/crate-list.ts'
import { numberText } from '#words/intl.ts'
import { countText, crateCountText } from './counts.ts'
import type { Progress } from './file-job.ts'

/** What came in: "120 albums and 2 crates imported; 3 filled, 5 already there". */
export function importedText({ created, updated, skipped, crates }: Progress): string {
  const made = `${albumCountText(created)}${crates > 0 ? ` and ${crateCountText(crates)}` : ''} imported`
  const rest = [
    updated > 0 && `${countText(updated, 'album')} filled`,
    skipped > 0 && `${numberText(skipped)} already there`,
  ].filter((part) => part !== false)
  return [made, rest.join(', ')].filter(Boolean).join('; ')
}

/** What waiting for something is called. */
export const WAITING: Record<NonNullable<Progress['waiting']>, string> = {
  connection: 'The connection is lost. The import goes on by itself when it is back.',
  server: 'Gatefold does not answer just now. The import tries again by itself.',
}

/** How many albums were filled, where that was asked for. */
export const filled = ({ updated }: Progress): [name: string, count: number][] =>
  updated > 0 ? [['Filled', updated]] : []
