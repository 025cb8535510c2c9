import { type UnzipFileInfo, unzipSync } from 'fflate'
import * as messages from '#locales/file-rows.ts'
import { InvalidFile } from './file-text.ts'

/** What an archive may have, so that a small one can't fill the memory. */
const MOST = { entries: 1_000, bytes: 200_000_000 }
const START = [0x50, 0x4b, 0x03, 0x04]

/** Entries that are read as one file, since programs divide what was heard into several. */
const PARTS: readonly [name: string, isPart: RegExp][] = [
  ['listens.jsonl', /(?:^|\/)listens\/.*\.jsonl$/i],
  ['Streaming_History_Audio.json', /(?:^|\/)Streaming_History_Audio_[^/]*\.json$/i],
]
const READ = /\.(?:csv|tsv|txt|jsonl?|log|scrobbler)$/i
const IS_WORKBOOK = /^(?:\[Content_Types\]\.xml|xl\/|mimetype$)/
/** What systems and programs add that nobody chose. */
const IS_HIDDEN = /(?:^|\/)(?:__MACOSX|\.[^/]*)(?:\/|$)(?!.*\.scrobbler\.log$)|(?:^|\/)(?:readme|license)[^/]*$/i

/** A file of an archive, and the names of all that can be read. */
type Opened = { file: Blob; entry: string | null; entries: string[] }

/** Opens an archive by its content: the file in it that was chosen, or else the first; any other file is as it is. @throws InvalidFile */
export async function openArchive(file: Blob, chosen?: string): Promise<Opened> {
  const head = new Uint8Array(await file.slice(0, START.length).arrayBuffer())
  if (!START.every((byte, index) => head[index] === byte)) return { file, entry: null, entries: [] }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const names = new Map<string, string[]>()
  let isWorkbook = false
  const list = ({ name }: UnzipFileInfo) => {
    isWorkbook ||= IS_WORKBOOK.test(name)
    if (!READ.test(name) || IS_HIDDEN.test(name)) return false
    const whole = PARTS.find(([, isPart]) => isPart.test(name))?.[0] ?? name
    names.set(whole, [...(names.get(whole) ?? []), name])
    return false
  }
  unzip(bytes, list)
  if (isWorkbook) throw new InvalidFile(messages.workbook)
  const entries = [...names.keys()].sort((one, other) => rankOf(one) - rankOf(other))
  const entry = entries.find((one) => one === chosen) ?? entries[0]
  if (entry === undefined) throw new InvalidFile(messages.nothingInArchive)
  const wanted = new Set(names.get(entry))
  return { file: joined(Object.values(unzip(bytes, ({ name }) => wanted.has(name)))), entry, entries }
}

/** What programs divide comes first. */
const rankOf = (name: string) => {
  const place = PARTS.findIndex(([whole]) => whole === name)
  return place === -1 ? PARTS.length : place
}

/** @throws InvalidFile if there is too much in it, or it is none */
function unzip(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array<ArrayBuffer>> {
  const found = { entries: 0, bytes: 0 }
  try {
    return unzipSync(bytes, {
      filter(entry) {
        const isWanted = filter(entry)
        found.entries += 1
        if (isWanted) found.bytes += Math.max(entry.size, entry.originalSize)
        if (found.entries > MOST.entries || found.bytes > MOST.bytes)
          throw new InvalidFile(messages.archiveTooLarge(MOST.bytes / 1_000_000, MOST.entries))
        return isWanted
      },
    }) as Record<string, Uint8Array<ArrayBuffer>>
  } catch (error) {
    throw error instanceof InvalidFile ? error : new InvalidFile(messages.brokenArchive)
  }
}

/** Lists as a list of lists, lines one after the other. */
function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const [first] = parts
  if (!first || parts.length === 1) return new Blob(first ? [first] : [])
  const isList = /^\s*\[/.test(new TextDecoder().decode(first.subarray(0, 100)))
  const between = parts.flatMap((part, index) => (index === 0 ? [part] : [isList ? ',' : '\n', part]))
  return new Blob(isList ? ['[', ...between, ']'] : between)
}
