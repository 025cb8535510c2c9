import Papa from 'papaparse'
import * as messages from '#locales/file-rows.ts'
import { csvShape, quoteProblem } from './csv.ts'

/** A row of a CSV as it stands in the file; `problem` says why its cells may be wrong. */
export type CsvRow = { cells: string[]; problem?: string }

type Parsed = { data: string[][]; errors: { code: string; row: number }[]; meta: { cursor: number } }
type Shape = { delimiter: string; newline: string; preview?: number; fastMode?: boolean }
// Papa Parse's file reader splits characters between chunks; its parser, which its types lack, takes decoded text.
const { Parser } = Papa as unknown as {
  Parser: new (shape: Shape) => { parse(text: string, from: number, ignoreLastRow: boolean): Parsed }
}

/** Parses a CSV text piece by piece; each call returns the rows that are complete, the header first, each when it is asked for. */
export function createCsvRows() {
  let shape: Shape | null = null
  let width: number | null = null
  // Why the last rows do not count: a quote tore them. They count again from the first one that is as wide as the header.
  let torn: string | undefined
  let waiting: string[] = []
  let tears = 0
  let length = 0
  let enough = 0
  let isSkipping = false

  const counted = (row: CsvRow, isTornNow: boolean): CsvRow => {
    width ??= row.cells.length
    if (isTornNow) torn = row.problem
    else if (row.cells.length === width) torn = undefined
    return torn === undefined || isNothing(row.cells) ? row : { ...row, problem: row.problem ?? torn }
  }
  return function* (piece: string, isLast: boolean): Generator<CsvRow> {
    waiting.push(piece)
    length += piece.length
    // A row longer than a piece is parsed again only when its text has doubled.
    if (!isLast && length < enough) return
    let text = waiting.join('')
    if (!shape) {
      const { start, delimiter } = csvShape(text)
      text = text.slice(start)
      // Papa Parse then takes both kinds of line ends, even mixed; the `\r` that it leaves is removed below.
      shape = { delimiter, newline: !text.includes('\n') && text.includes('\r') ? '\r' : '\n' }
    }
    const isOldMac = shape.newline === '\r'
    if (isSkipping) {
      const end = text.indexOf(shape.newline)
      isSkipping = end === -1
      text = isSkipping ? '' : text.slice(end + 1)
    }
    const rows = readRows(text, shape, isLast, tears)
    let next = rows.next()
    for (; !next.done; next = rows.next()) {
      const [row, isTornNow] = next.value
      if (isTornNow) tears += 1
      const last = row.cells.at(-1)
      if (!isOldMac && last?.endsWith('\r')) row.cells[row.cells.length - 1] = last.slice(0, -1)
      yield counted(row, isTornNow)
    }
    let rest = next.value
    if (!isLast && rest.length > LONGEST_ROW) {
      yield { cells: [rest.slice(0, SHOWN)], problem: messages.rowTooLong }
      isSkipping = true
      rest = ''
    }
    waiting = [rest]
    length = rest.length
    enough = length * 2
  }
}

/** More letters are no row, so that no work is longer than that of one: the longest album has 20,000. */
const LONGEST_ROW = 300_000
const SHOWN = 100
// A row that a quote has torn is searched for its end again from each line after it. So far, so often; then a row is a line.
const [MOST_LETTERS, MOST_TEARS] = [50_000, 50]

/**
 * The complete rows of a text, and what is left of it. A row that an unmatched quote has made of several lines ends with its first one, and
 * tears no other. `tears` counts such rows before it.
 */
function* readRows(
  text: string,
  shape: Shape,
  isLast: boolean,
  tears: number,
): Generator<[row: CsvRow, isTorn: boolean], string> {
  const { data, errors, meta } = new Parser(shape).parse(text, 0, !isLast)
  // Papa Parse returns an empty row after the last line end.
  if (isLast && isNothing(data.at(-1))) data.pop()
  const problems = new Map(errors.map((error) => [error.row, quoteProblem(error.code)]))
  const rest = isLast ? '' : text.slice(meta.cursor)
  // So many lines are one row only where nobody closes a quote.
  const isOpen = rest.length > LONGEST_ROW && rest.includes(shape.newline)
  let whole = 0
  for (const [index, cells] of data.entries()) {
    const row = rowOf(cells, problems.get(index))
    if (isTorn(row)) break
    yield [row, false]
    whole += 1
  }
  if (whole === data.length && !isOpen) return rest
  // Papa Parse's fast mode would split the whole text for each row.
  const parser = new Parser({ ...shape, preview: 1, fastMode: false })
  let at = meta.cursor
  if (whole < data.length) {
    const before = whole > 0 && new Parser({ ...shape, preview: whole, fastMode: false }).parse(text, 0, false)
    at = before ? before.meta.cursor : 0
  }
  let torn = tears
  while (at < text.length) {
    const end = torn < MOST_TEARS ? at + MOST_LETTERS : text.indexOf(shape.newline, at) + 1 || text.length
    const one = parser.parse(text.slice(at, end), 0, !isLast && end >= text.length)
    const [cells] = one.data
    if (!cells) break
    const row = rowOf(cells, one.errors.map(({ code }) => quoteProblem(code)).find(Boolean))
    if (isTorn(row)) {
      const [line = ''] = text.slice(at).split(/(?<=[\r\n])/, 1)
      yield [{ ...row, cells: line.trimEnd().split(shape.delimiter) }, true]
      at += line.length
      torn += 1
    } else {
      yield [row, false]
      at += Math.max(1, one.meta.cursor)
    }
  }
  return isLast ? '' : text.slice(at)
}

const rowOf = (cells: string[], problem: string | undefined): CsvRow => (problem ? { cells, problem } : { cells })
const isTorn = ({ cells, problem }: CsvRow) => problem !== undefined && /[\r\n]/.test(cells.join('').trim())
const isNothing = (cells: readonly string[] = []) => cells.length === 1 && cells[0] === ''
