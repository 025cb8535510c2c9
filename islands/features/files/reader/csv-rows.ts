import Papa from 'papaparse'
import { csvShape, quoteProblem } from '#domain/files/csv.ts'

/** A row of a CSV as it stands in the file; `problem` says why its cells may be wrong. */
export type CsvRow = { cells: string[]; problem?: string }

type Parsed = { data: string[][]; errors: { code: string; row: number }[]; meta: { cursor: number } }
// Papa Parse's file reader splits characters between chunks; its parser, which its types lack, takes decoded text.
const { Parser } = Papa as unknown as {
  Parser: new (config: {
    delimiter: string
    newline: string
  }) => { parse(text: string, from: number, ignoreLastRow: boolean): Parsed }
}

/** Parses a CSV text piece by piece; each call returns the rows that are complete, the header first. */
export function createCsvRows() {
  let parser: InstanceType<typeof Parser> | null = null
  let isOldMac = false
  let waiting: string[] = []
  let length = 0
  let enough = 0

  return (piece: string, isLast: boolean): CsvRow[] => {
    waiting.push(piece)
    length += piece.length
    // A row longer than a piece is parsed again only when its text has doubled.
    if (!isLast && length < enough) return []
    let text = waiting.join('')
    if (!parser) {
      const { start, delimiter } = csvShape(text)
      text = text.slice(start)
      isOldMac = !text.includes('\n') && text.includes('\r')
      // Papa Parse then takes both kinds of line ends, even mixed; the `\r` that it leaves is removed below.
      parser = new Parser({ delimiter, newline: isOldMac ? '\r' : '\n' })
    }
    const { data, errors, meta } = parser.parse(text, 0, !isLast)
    // Papa Parse returns an empty row after the last line end.
    if (isLast && isNothing(data.at(-1))) data.pop()
    const rest = isLast ? '' : text.slice(meta.cursor)
    waiting = [rest]
    length = rest.length
    enough = length * 2
    const problems = new Map(errors.map((error) => [error.row, quoteProblem(error.code)]))
    return data.map((cells, index) => {
      const last = cells.at(-1)
      if (!isOldMac && last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1)
      const problem = problems.get(index)
      return problem ? { cells, problem } : { cells }
    })
  }
}

const isNothing = (cells: readonly string[] = []) => cells.length === 1 && cells[0] === ''
