import { answer, client } from '../api.ts'
import { refresh } from './cache.ts'

export async function importCollection(file: { collectionData: string } | { csvData: string }) {
  const report = await answer(client.import.collection.$post({ json: file }))
  await refresh()
  return report
}

/** Brings a CSV into a crate; `failedRows` counts the rows that could not be read. */
export async function importIntoCrate(crateId: number, csvData: string) {
  const call = client.import.crates[':id'].$post({ param: { id: String(crateId) }, json: { csvData } })
  const albums = await answer(call)
  await refresh()
  return { albums, failedRows: Number((await call).headers.get('failed-rows')) }
}
