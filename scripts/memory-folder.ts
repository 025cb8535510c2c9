import { existsSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'

/** Linux's folder in memory, where writing to a database waits for no disk. None where there is little room, as in many containers. */
export function memoryFolder(): string | undefined {
  if (!existsSync(FOLDER)) return
  const { bavail, bsize } = statfsSync(FOLDER)
  return bavail * bsize > 2e9 ? FOLDER : undefined
}
