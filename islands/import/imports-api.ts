import useSWR, { mutate } from 'swr'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import type { UndoReport } from '#domain/file-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'
import { refresh } from '../cache.ts'

export const IMPORTS = 'imports'

export const startFanImport = (input: FanImportInput) => unwrap(client.imports.fan.$post({ json: input }))
export const cancelImport = (id: number): Promise<ImportView> =>
  unwrap(client.imports[':id'].$delete({ param: { id: String(id) } }))

/** Takes back what an import added and nobody has touched since. */
export async function undoImport(id: number): Promise<UndoReport> {
  const report = await unwrap(client.imports[':id'].undo.$post({ param: { id: String(id) } }))
  await Promise.all([refresh(), mutate(IMPORTS)])
  return report
}

export const listImports = (): Promise<ImportView[]> => unwrap(client.imports.$get())

// The import of a file goes on from this browser, which knows how far it is.
const goesOnElsewhere = ({ kind, status }: ImportView) => kind === 'fan' && !isImportOver(status)

/** Past and running imports, newest first; asked for every second while one goes on. */
export const useImports = (isOpen: boolean) =>
  useSWR<ImportView[], ApiError>(isOpen ? IMPORTS : null, listImports, {
    ...NO_REVALIDATE,
    revalidateOnMount: true,
    refreshInterval: (imports) => (imports?.some(goesOnElsewhere) ? 1_000 : 0),
  })
