import type { FileChoices } from '#domain/files/csv-reader.ts'
import { listAlbums, listMerged } from '#islands/data/api/chunks-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import * as messages from '#locales/files.ts'
import { failedCsv } from './failed-csv.ts'
import type { FromReader, ToReader } from './messages.ts'
import { InvalidFile } from './pieces.ts'
import { previewImport, type Reading } from './preview-import.ts'
import { sendChunks } from './send.ts'

// The web worker that reads and sends a file, so that neither blocks the page.

const post = (message: FromReader) => postMessage(message)

let file: File | null = null
let reading: Reading | null = null
let stopping = new AbortController()

const previewErrorText = (error: unknown, name: string) => {
  if (error instanceof ApiError) return error.message
  if (!(error instanceof InvalidFile)) return messages.unreadable
  const isJson = error.format === 'json' || /\.json$/i.test(name)
  return messages.invalidFile(isJson ? 'JSON' : 'CSV', error.message)
}

const sendErrorText = (error: unknown) => {
  if (!(error instanceof ApiError)) return messages.unreadable
  return errorText(error, messages.importDataFailed)
}

async function preview(chosen: File, choices?: FileChoices) {
  file = chosen
  try {
    const existing = Promise.all([listAlbums(), listMerged()])
    existing.catch(() => undefined)
    reading = await previewImport(chosen, existing, (share) => post({ type: 'read', share }), choices)
    post({ type: 'previewed', preview: reading.preview, hash: reading.hash })
  } catch (error) {
    post({ type: 'rejected', message: previewErrorText(error, chosen.name) })
  }
}

async function send(order: Extract<ToReader, { type: 'send' }>) {
  if (!reading) return
  stopping = new AbortController()
  const { signal } = stopping
  try {
    const end = await sendChunks(reading, order, signal, (progress) => post({ type: 'progress', progress }))
    post({ type: 'sent', end })
  } catch (error) {
    if (signal.aborted) return
    post({ type: 'interrupted', message: sendErrorText(error) })
  }
}

async function saveFailed({ failures }: Extract<ToReader, { type: 'failed-rows' }>) {
  if (!file || !reading) return
  const all = new Map(reading.failures)
  for (const failure of failures) all.set(failure.row, failure)
  const ordered = new Map([...all].sort(([a], [b]) => a - b))
  const csv = await failedCsv(file, reading.preview.format, reading.encoding, ordered).catch(() => null)
  post({ type: 'failed-rows', csv })
}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.type === 'preview') void preview(data.file, data.choices)
  if (data.type === 'apart' && reading) reading.apart = data.rows
  if (data.type === 'send') void send(data)
  if (data.type === 'stop') stopping.abort()
  if (data.type === 'failed-rows') void saveFailed(data)
})
