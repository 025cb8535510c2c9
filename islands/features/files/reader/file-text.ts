import Papa from 'papaparse'
import type { FailedRow } from '#domain/errors/error.ts'
import { CSV_COLUMNS, joinTags } from '#domain/files/csv.ts'
import { guardCell } from '#domain/files/csv-cells.ts'
import { type CsvReader, createCsvReader } from '#domain/files/csv-reader.ts'
import { createCsvRows } from '#domain/files/csv-rows.ts'
import { openCollectionFile } from '#domain/files/export-schema.ts'
import { createEncodingJudge, type TextEncoding } from '#domain/files/file-bytes.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { faultAt } from '#locales/file-rows.ts'

// The text of a file, piece by piece, and that of a file with its failed rows.

const PIECE_BYTES = 1_000_000

/** The file cannot be imported; the message says why. `format` is what it seems to be. */
export class InvalidFile extends Error {
  readonly format: FileFormat | undefined
  constructor(message: string, format?: FileFormat) {
    super(message)
    this.format = format
  }
}

type OnRead = (share: number) => void

/** The bytes of a file piece by piece, so that it is never whole in memory. @throws DOMException if it no longer exists */
async function* bytesOf(file: Blob, onRead: OnRead): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer())
    onRead(Math.min(1, (at + PIECE_BYTES) / file.size))
  }
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash of a text. */
export const hashOf = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** The encoding and the hash of a file; the hash is null if the browser cannot compute it. @throws InvalidFile */
export async function identify(file: Blob, onRead: OnRead): Promise<{ encoding: TextEncoding; hash: string | null }> {
  const judge = createEncodingJudge()
  // Browsers have digests only in secure contexts.
  const { subtle } = crypto as { subtle: SubtleCrypto | undefined }
  const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : new Uint8Array(32)
  let chain = new Uint8Array(32)
  for await (const bytes of bytesOf(file, onRead)) {
    judge.add(bytes)
    chain = await digest(new Uint8Array([...chain, ...(await digest(bytes))]))
  }
  const verdict = judge.verdict()
  if ('message' in verdict) throw new InvalidFile(verdict.message)
  return { encoding: verdict.encoding, hash: subtle ? hexOf(chain) : null }
}

/** The text of a file piece by piece; the last piece may be empty. */
export async function* textOf(
  file: Blob,
  encoding: TextEncoding,
  onRead: OnRead,
): AsyncGenerator<{ text: string; isLast: boolean }> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(file, onRead)) {
    yield { text: decoder.decode(bytes, { stream: true }), isLast: false }
  }
  yield { text: decoder.decode(), isLast: true }
}

/** The whole text of a file. */
export async function wholeTextOf(file: Blob, encoding: TextEncoding, onRead: OnRead): Promise<string> {
  const texts: string[] = []
  for await (const { text } of textOf(file, encoding, onRead)) texts.push(text)
  return texts.join('')
}

const ERROR = 'error'

type Failures = ReadonlyMap<number, FailedRow>

const failureText = ({ field, message }: FailedRow) => (field === 'row' ? message : faultAt(field, message))

/** The header and the failed rows as they stand in the file, with an error column; it replaces one from an earlier download. */
async function fromCsv(file: Blob, encoding: TextEncoding, failures: Failures): Promise<string[][]> {
  const rowsOf = createCsvRows()
  const table: string[][] = []
  let reader: CsvReader | null = null
  let at = -1
  const put = (cells: string[], text: string) => {
    while (cells.length < at) cells.push('')
    cells[at] = text
    table.push(cells)
  }
  for await (const { text, isLast } of textOf(file, encoding, () => {})) {
    for (const { cells, problem } of rowsOf(text, isLast)) {
      if (!reader) {
        const made = createCsvReader(cells, { places: {} })
        if ('message' in made) return table
        reader = made
        at = cells.includes(ERROR) ? cells.indexOf(ERROR) : cells.length
        put(cells, ERROR)
        continue
      }
      const failure = failures.get(reader.read(cells, problem)?.row.row ?? 0)
      if (failure) put(cells, failureText(failure))
    }
  }
  return table
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return guardCell(joinTags(value.map(String)))
  return guardCell(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

async function fromJson(file: Blob, encoding: TextEncoding, failures: Failures): Promise<string[][]> {
  const opened = openCollectionFile(await wholeTextOf(file, encoding, () => {}))
  const albums = 'albums' in opened ? opened.albums : []
  const rows = [...failures].map(([row, failure]) => {
    const raw = albums[row - 1]
    const album: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
    return [...CSV_COLUMNS.map((column) => cellOf(album[column])), failureText(failure)]
  })
  return [[...CSV_COLUMNS, ERROR], ...rows]
}

/** The failed rows of a file as a CSV to fix and import. @throws DOMException if the file no longer exists */
export async function failedCsv(
  file: Blob,
  format: FileFormat,
  encoding: TextEncoding,
  failures: Failures,
): Promise<Blob> {
  const table = await (format === 'json' ? fromJson : fromCsv)(file, encoding, failures)
  // The byte order mark tells spreadsheets that this is UTF-8.
  return new Blob(['\uFEFF', Papa.unparse(table, { newline: '\r\n' }), '\r\n'], { type: 'text/csv;charset=utf-8' })
}
