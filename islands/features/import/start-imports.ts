import { mutate } from 'swr'
import type { FanListsInput } from '#domain/imports/fan-import.ts'
import { startFanImport } from '#islands/data/api/change-imports-api.ts'
import { IMPORTS, listImports } from '#islands/data/api/imports-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { failed } from '#locales/import.ts'

let started: number[] = []
/** Imports that were started automatically. */
const quiet = new Set<number>()

export const isQuiet = (id: number): boolean => quiet.has(id)

/** Makes the dialog that opens next show these imports, even if they have ended by then. */
export const showStarted = (ids: number[]): void => {
  started = ids
}

/** Takes the imports that the dialog is to show; they are gone afterwards. */
export function takeStarted(): number[] {
  const ids = started
  started = []
  return ids
}

/**
 * Starts an import of each list, and returns the ids of those that run, including ones that were already running. If one cannot start after
 * another has, a toast says so. With `isByItself`, imports without new albums are not announced. @throws ApiError if none could start
 */
export async function startImports({ lists, ...rest }: FanListsInput, isByItself = false): Promise<number[]> {
  const ids: number[] = []
  // Registered first, so that imports which end at once are announced.
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
