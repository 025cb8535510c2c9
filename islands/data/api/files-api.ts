import type { FileImportEnd, FileImportInput, FileImportResult, FileImportView } from '#domain/imports/file-import.ts'
import { byId, client, unwrap } from '../client.ts'

/** Opens the import of a file. @throws ApiError */
export const openFileImport = (input: FileImportInput): Promise<{ id: number }> =>
  unwrap(client.imports.file.$post({ json: input }))

/** A file import with the numbers of its received chunks. @throws ApiError */
export const getFileImport = async (id: number): Promise<FileImportView> => {
  const found = await unwrap(client.imports[':id'].$get(byId(id)))
  return { chunks: [], crateChunks: [], ...found }
}

/** Completes an import whose chunks have all been received. @throws ApiError */
export const finishFileImport = (id: number, end: FileImportEnd): Promise<FileImportResult> =>
  unwrap(client.imports[':id'].finish.$post({ ...byId(id), json: end }))
