import { createFolderReader, type FolderName, namesOfText } from '#domain/albums/folder-names.ts'
import { chunk } from '#domain/chunk.ts'
import { LIMITS } from '#domain/limits.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'

/** Files that were chosen or dropped. */
export type FolderFile = File | FileSystemFileEntry

/** Whether the browser can choose a folder. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

const isDropped = (file: FolderFile): file is FileSystemFileEntry => 'fullPath' in file
const pathOf = (file: FolderFile) => (isDropped(file) ? file.fullPath : file.webkitRelativePath || file.name)

async function startOf(file: FolderFile, bytes: number): Promise<string> {
  const content = isDropped(file) ? await new Promise<File>((resolve, reject) => file.file(resolve, reject)) : file
  return content.slice(0, bytes).text()
}

const entriesOf = (folder: FileSystemDirectoryEntry) => {
  const reader = folder.createReader()
  return () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
}

async function walk(entry: FileSystemEntry, files: FolderFile[], signal: AbortSignal): Promise<void> {
  if (!entry.isDirectory) {
    files.push(entry as FileSystemFileEntry)
    return
  }
  const read = entriesOf(entry as FileSystemDirectoryEntry)
  for (let some = await read(); some.length > 0; some = await read())
    for (const one of some) if (files.length <= LIMITS.filesCompared && !signal.aborted) await walk(one, files, signal)
}

/** All files that were dropped, up to one more than are compared. */
export function droppedFiles(data: DataTransfer) {
  // The entries are no longer available after the event.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry())
  /** @throws DOMException if a folder cannot be read */
  return async (signal: AbortSignal): Promise<FolderFile[]> => {
    const files: FolderFile[] = []
    for (const entry of entries) if (entry) await walk(entry, files, signal)
    return files
  }
}

const ITEM_FILE = /(?:^|\/)bandcamp_item_id\.txt$/i
const LIST_FILE = /(?:^|\/)ignores(?: ?\(\d+\))?\.txt$/i
const ITEM_BYTES = 100
const LISTS = 20
const READ_AT_ONCE = 50

/**
 * What files say of albums, by their paths, and by the texts in which downloaders keep the numbers of albums; null if aborted by `signal`.
 * No other file is read. @throws DOMException if such a text cannot be read
 */
export async function readFolder(files: readonly FolderFile[], signal: AbortSignal): Promise<FolderName[] | null> {
  const folder = createFolderReader()
  const items: FolderFile[] = []
  const lists: FolderFile[] = []
  const look = (file: FolderFile) => {
    const path = pathOf(file)
    if (ITEM_FILE.test(path)) items.push(file)
    else if (LIST_FILE.test(path)) lists.push(file)
    else folder.add(path, isDropped(file) ? 0 : file.size)
  }
  if (!(await inTimeSlices(files.slice(0, LIMITS.filesCompared), look, signal))) return null
  for (const some of chunk(items, READ_AT_ONCE)) {
    const texts = await Promise.all(some.map((file) => startOf(file, ITEM_BYTES)))
    if (signal.aborted) return null
    for (const [index, file] of some.entries()) folder.addItemId(pathOf(file), texts[index] ?? '')
  }
  const listed = await Promise.all(lists.slice(0, LISTS).map((file) => startOf(file, LIMITS.namesPasted)))
  if (signal.aborted) return null
  return [...folder.names(), ...listed.flatMap(namesOfText)]
}
