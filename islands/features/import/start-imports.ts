import { mutate } from 'swr'
import type { FanListsInput } from '#domain/imports/fan-import.ts'
import { startFanImport } from '#islands/data/api/change-imports-api.ts'
import { IMPORTS, listImports } from '#islands/data/api/imports-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { failed } from '#locales/import.ts'

let started: number[] = []
/** Those that nobody asked for just now. */
const quiet = new Set<number>()

export const isQuiet = (id: number): boolean => quiet.has(id)

/** Has the dialog that opens next show these imports, also those that are over by then. */
export const showStarted = (ids: number[]): void => {
  started = ids
}

/** The imports that the dialog is to show, once. */
export function takeStarted(): number[] {
  const ids = started
  started = []
  return ids
}

/**
 * Starts an import of each list, and returns the ids of those that run, also where one ran before. If one cannot start after another has, a
 * toast says so. `isByItself` keeps quiet about what brings nothing. @throws ApiError if none could start
 */
export async function startImports({ lists, ...rest }: FanListsInput, isByItself = false): Promise<number[]> {
  const ids: number[] = []
  // So that those which are over at once are news.
  await mutate(IMPORTS, listImports())
  for (const type of lists) {
    try {
      const { id } = await startFanImport({ ...rest, type })
      ids.push(id)
      if (isByItself) quiet.add(id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'import-running' && typeof error.details.id === 'number')
        ids.push(error.details.id)
      else if (ids.length === 0 || isByItself) throw error
      else showError(failed, error)
    }
  }
  await mutate(IMPORTS, listImports())
  return ids
}
