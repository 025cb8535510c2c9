import Papa from 'papaparse'
import { csvShape } from '#domain/csv.ts'
import * as messages from '#locales/files.ts'

/** A row of a CSV as it stands in the file; `problem` says why its cells cannot be trusted. */
export type CsvRow = { cells: string[]; problem?: string }

type Parsed = { data: string[][]; errors: { code: string; row: number }[]; meta: { cursor: number } }
// Papa Parse's own file reader cuts characters in two where its pieces meet; its parser, fed with decoded text, does not. It is
// missing in its types.
const { Parser } = Papa as unknown as {
  Parser: new (config: {
    delimiter: string
    newline: string
  }) => { parse(text: string, from: number, ignoreLastRow: boolean): Parsed }
}

const PROBLEMS: Record<string, string> = {
  MissingQuotes: messages.openQuote,
  InvalidQuotes: messages.strayQuotes,
}

/** Reads a CSV text that comes in pieces; each call answers the rows that are whole by then, the heading first. */
export function createCsvRows() {
  let parser: InstanceType<typeof Parser> | null = null
  let isOldMac = false
  let waiting: string[] = []
  let length = 0
  let enough = 0

  return (piece: string, isLast: boolean): CsvRow[] => {
    waiting.push(piece)
    length += piece.length
    // A row that is longer than its piece is looked through again only once there is twice as much of it.
    if (!isLast && length < enough) return []
    let text = waiting.join('')
    if (!parser) {
      const { start, delimiter } = csvShape(text)
      text = text.slice(start)
      isOldMac = !text.includes('\n') && text.includes('\r')
      // With this Papa Parse takes both kinds of line ends, also mixed; what it leaves of one is taken off below.
      parser = new Parser({ delimiter, newline: isOldMac ? '\r' : '\n' })
    }
    const { data, errors, meta } = parser.parse(text, 0, !isLast)
    // After the last line end Papa Parse sees one more row.
    if (isLast && isNothing(data.at(-1))) data.pop()
    const rest = isLast ? '' : text.slice(meta.cursor)
    waiting = [rest]
    length = rest.length
    enough = length * 2
    const problems = new Map(errors.map((error) => [error.row, PROBLEMS[error.code]]))
    return data.map((cells, index) => {
      const last = cells.at(-1)
      if (!isOldMac && last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1)
      const problem = problems.get(index)
      return problem ? { cells, problem } : { cells }
    })
  }
}

/** Whether nothing stands in a row. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const isNothing = (cells: readonly string[] = []) => cells.length === 1 && cells[0] === ''
