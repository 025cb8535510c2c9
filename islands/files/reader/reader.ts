import * as messages from '#locales/files.ts'
import { ApiError } from '../../api.ts'
import { errorText } from '../../errors/error-text.ts'
import { listAlbums } from '../chunks-api.ts'
import { faultyCsv } from './failed-csv.ts'
import type { FromReader, ToReader } from './messages.ts'
import { Refused } from './pieces.ts'
import { previewImport, type Reading } from './preview-import.ts'
import { sendChunks } from './send.ts'

// The thread that reads a file and sends it, so that the page never waits for either.

const tell = (answer: FromReader) => postMessage(answer)

let file: File | null = null
let reading: Reading | null = null
let stopping = new AbortController()

const refusalOf = (error: unknown, name: string) => {
  if (error instanceof ApiError) return error.message
  if (!(error instanceof Refused)) return messages.unreadable
  const isJson = error.format === 'json' || /\.json$/i.test(name)
  return messages.invalidFile(isJson ? 'JSON' : 'CSV', error.message)
}

const sendingFailure = (error: unknown) => {
  if (!(error instanceof ApiError)) return messages.unreadable
  return errorText(error, messages.importDataFailed)
}

async function look(chosen: File) {
  file = chosen
  try {
    const there = listAlbums()
    there.catch(() => undefined)
    reading = await previewImport(chosen, there, (share) => tell({ tell: 'read', share }))
    tell({ tell: 'looked', look: reading.look, hash: reading.hash })
  } catch (error) {
    tell({ tell: 'refused', message: refusalOf(error, chosen.name) })
  }
}

async function send(order: Extract<ToReader, { ask: 'send' }>) {
  if (!reading) return
  stopping = new AbortController()
  const { signal } = stopping
  try {
    const ends = await sendChunks(reading, order, signal, (progress) => tell({ tell: 'progress', progress }))
    tell({ tell: 'sent', ends })
  } catch (error) {
    if (signal.aborted) return
    tell({ tell: 'broken', message: sendingFailure(error) })
  }
}

async function saveFaulty({ failures }: Extract<ToReader, { ask: 'failed-rows' }>) {
  if (!file || !reading) return
  const faults = new Map(reading.faults)
  for (const failure of failures) faults.set(failure.row, failure)
  const ordered = new Map([...faults].sort(([a], [b]) => a - b))
  const csv = await faultyCsv(file, reading.look.format, reading.encoding, ordered).catch(() => null)
  tell({ tell: 'failed-rows', csv })
}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.ask === 'look') void look(data.file)
  if (data.ask === 'send') void send(data)
  if (data.ask === 'stop') stopping.abort()
  if (data.ask === 'failed-rows') void saveFaulty(data)
})
