import useSWR from 'swr'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import { answer, type CallFailed, client, STILL } from '../api.ts'

export const startFanImport = (input: FanImportInput) => answer(client.imports.fan.$post({ json: input }))
export const cancelImport = (id: number): Promise<ImportView> =>
  answer(client.imports[':id'].$delete({ param: { id: String(id) } }))

/** Takes back what an import added and nobody has touched since. */
export const undoImport = (id: number) => answer(client.imports[':id'].undo.$post({ param: { id: String(id) } }))

/** Past and running imports, newest first; asked for every second while one goes on. */
export const useImports = (isOpen: boolean) =>
  useSWR<ImportView[], CallFailed>(isOpen ? 'imports' : null, () => answer(client.imports.$get()), {
    ...STILL,
    revalidateOnMount: true,
    refreshInterval: (imports) =>
      imports?.some((one) => one.status === 'running' || one.status === 'waiting') ? 1_000 : 0,
  })
