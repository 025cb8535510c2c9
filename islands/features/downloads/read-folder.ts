import { LIMITS } from '#domain/limits.ts'

/** Whether the browser can choose a folder. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** The paths of chosen files; their contents are not read. */
export const pathsOf = (files: FileList | null): string[] =>
  Array.from({ length: Math.min(files?.length ?? 0, LIMITS.filesCompared) }, (_, index) => {
    const file = files?.[index]
    return file?.webkitRelativePath || (file?.name ?? '')
  })

const entriesOf = (folder: FileSystemDirectoryEntry) => {
  const reader = folder.createReader()
  return () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
}

async function walk(entry: FileSystemEntry, paths: string[]): Promise<void> {
  if (!entry.isDirectory) {
    paths.push(entry.fullPath)
    return
  }
  const read = entriesOf(entry as FileSystemDirectoryEntry)
  for (let some = await read(); some.length > 0; some = await read())
    for (const one of some) if (paths.length < LIMITS.filesCompared) await walk(one, paths)
}

/** The paths of all files that were dropped. @throws DOMException if a folder cannot be read */
export async function droppedPaths(data: DataTransfer): Promise<string[]> {
  // The entries are no longer available after the event.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry())
  const paths: string[] = []
  for (const entry of entries) if (entry) await walk(entry, paths)
  return paths
}
