import Papa from 'papaparse'
import { csvShape, quoteProblem } from './csv.ts'

/** A row of a CSV as it stands in the file; `problem` says why its cells may be wrong. */
export type CsvRow = { cells: string[]; problem?: string }

type Parsed = { data: string[][]; errors: { code: string; row: number }[]; meta: { cursor: number } }
type Shape = { delimiter: string; newline: string; preview?: number; fastMode?: boolean }
// Papa Parse's file reader splits characters between chunks; its parser, which its types lack, takes decoded text.
const { Parser } = Papa as unknown as {
  Parser: new (shape: Shape) => { parse(text: string, from: number, ignoreLastRow: boolean): Parsed }
}

/** Parses a CSV text piece by piece; each call returns the rows that are complete, the header first. */
export function createCsvRows() {
  let shape: Shape | null = null
  let width: number | null = null
  // Why the last rows do not count: a quote tore them. They count again from the first one that is as wide as the header.
  let torn: string | undefined
  let waiting: string[] = []
  let tears = 0
  let length = 0
  let enough = 0

  const counted = (row: CsvRow, isTornNow: boolean): CsvRow => {
    width ??= row.cells.length
    if (isTornNow) torn = row.problem
    else if (row.cells.length === width) torn = undefined
    return torn === undefined || isNothing(row.cells) ? row : { ...row, problem: row.problem ?? torn }
  }
  return (piece: string, isLast: boolean): CsvRow[] => {
    waiting.push(piece)
    length += piece.length
    // A row longer than a piece is parsed again only when its text has doubled.
    if (!isLast && length < enough) return []
    let text = waiting.join('')
    if (!shape) {
      const { start, delimiter } = csvShape(text)
      text = text.slice(start)
      // Papa Parse then takes both kinds of line ends, even mixed; the `\r` that it leaves is removed below.
      shape = { delimiter, newline: !text.includes('\n') && text.includes('\r') ? '\r' : '\n' }
    }
    const { read, rest } = readRows(text, shape, isLast, tears)
    tears += read.filter(([, isTornNow]) => isTornNow).length
    waiting = [rest]
    length = rest.length
    enough = length * 2
    const isOldMac = shape.newline === '\r'
    return read.map(([row, isTornNow]) => {
      const last = row.cells.at(-1)
      if (!isOldMac && last?.endsWith('\r')) row.cells[row.cells.length - 1] = last.slice(0, -1)
      return counted(row, isTornNow)
    })
  }
}

type Read = { read: [row: CsvRow, isTorn: boolean][]; rest: string }

// A row that a quote has torn is searched for its end again from each line after it. So far, so often; then a row is a line.
const [MOST_LETTERS, MOST_TEARS] = [100_000, 100]

/**
 * The complete rows of a text. A row that an unmatched quote has made of several lines ends with its first one, and tears no other. `tears`
 * counts such rows before it.
 */
function readRows(text: string, shape: Shape, isLast: boolean, tears: number): Read {
  const { data, errors, meta } = new Parser(shape).parse(text, 0, !isLast)
  // Papa Parse returns an empty row after the last line end.
  if (isLast && isNothing(data.at(-1))) data.pop()
  const problems = new Map(errors.map((error) => [error.row, quoteProblem(error.code)]))
  const read = data.map((cells, index): Read['read'][number] => [rowOf(cells, problems.get(index)), false])
  const first = read.findIndex(([row]) => isTorn(row))
  if (first === -1) return { read, rest: isLast ? '' : text.slice(meta.cursor) }
  // Papa Parse's fast mode would split the whole text for each row.
  const parser = new Parser({ ...shape, preview: 1, fastMode: false })
  const before = first > 0 ? new Parser({ ...shape, preview: first, fastMode: false }).parse(text, 0, false) : null
  let at = before?.meta.cursor ?? 0
  const rows = read.slice(0, first)
  let torn = tears
  while (at < text.length) {
    const end = torn < MOST_TEARS ? at + MOST_LETTERS : text.indexOf(shape.newline, at) + 1 || text.length
    const one = parser.parse(text.slice(at, end), 0, !isLast && end >= text.length)
    const [cells] = one.data
    if (!cells) break
    const row = rowOf(cells, one.errors.map(({ code }) => quoteProblem(code)).find(Boolean))
    if (isTorn(row)) {
      const [line = ''] = text.slice(at).split(/(?<=[\r\n])/, 1)
      rows.push([{ ...row, cells: line.trimEnd().split(shape.delimiter) }, true])
      at += line.length
      torn += 1
    } else {
      rows.push([row, false])
      at += Math.max(1, one.meta.cursor)
    }
  }
  return { read: rows, rest: isLast ? '' : text.slice(at) }
}

const rowOf = (cells: string[], problem: string | undefined): CsvRow => (problem ? { cells, problem } : { cells })
const isTorn = ({ cells, problem }: CsvRow) => problem !== undefined && /[\r\n]/.test(cells.join('').trim())
const isNothing = (cells: readonly string[] = []) => cells.length === 1 && cells[0] === ''
