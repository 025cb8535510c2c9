import type { FileImportEnd, FileImportInput, FileImportResult, FileImportView } from '#domain/file-import.ts'
import { answer, client } from '../api.ts'

const param = (id: number) => ({ param: { id: String(id) } })

/** Opens the import of a file. @throws CallFailed */
export const openFileImport = (input: FileImportInput): Promise<{ id: number }> =>
  answer(client.imports.file.$post({ json: input }))

/** A file's import with the numbers of the chunks that are in. @throws CallFailed */
export const getFileImport = async (id: number): Promise<FileImportView> => {
  const found = await answer(client.imports[':id'].$get(param(id)))
  return { chunks: [], crateChunks: [], ...found }
}

/** Ends the import of a file that is wholly in. @throws CallFailed */
export const finishFileImport = (id: number, end: FileImportEnd): Promise<FileImportResult> =>
  answer(client.imports[':id'].finish.$post({ ...param(id), json: end }))
