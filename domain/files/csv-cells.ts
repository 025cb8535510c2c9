// Cells of a CSV file, whatever they hold.

// Spreadsheets evaluate a cell that begins with one of these, also full-width, so it is exported with an apostrophe in front. The
// apostrophe is in the set too, which makes the escaping reversible.
const RISKY = "=+\\-@＝＋－＠'"
// Where a list separator is a semicolon, Excel splits cells at semicolons, and at line breaks within quotes, which it then does not see.
const [START, BREAK] = [`(^[ "]*)`, `([;\\t\\r\\n][ "]*)`]
const [AFTER_START, AFTER_BREAK] = [`(?=[${RISKY}\\t\\r\\n])`, `(?=[${RISKY}])`]

// Made once, and asked of few cells: each takes as long as all else that a cell needs.
const MAY_BE_RISKY = new RegExp(`^[ "]*[${RISKY}]|[;\\t\\r\\n]`)
const TO_GUARD = [new RegExp(BREAK + AFTER_BREAK, 'g'), new RegExp(START + AFTER_START)]
const GUARDED = [new RegExp(`${START}'${AFTER_START}`), new RegExp(`${BREAK}'${AFTER_BREAK}`, 'g')]

/** Escapes a text so that no spreadsheet evaluates it or a part of it. */
export const guardCell = (text: string): string =>
  MAY_BE_RISKY.test(text) ? TO_GUARD.reduce((cell, risky) => cell.replace(risky, "$1'"), text) : text

/** Reverses `guardCell`: removes the apostrophe in front of each risky character. */
export const unguardCell = (cell: string): string =>
  cell.includes("'") ? GUARDED.reduce((text, risky) => text.replace(risky, '$1'), cell) : cell

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Texts as a line of CSV, with its line ending. */
export const csvCells = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(guardCell(cell))).join(',')}\r\n`
