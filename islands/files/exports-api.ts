import * as messages from '#locales/exports.ts'
import { ApiError, failureOf } from '../api.ts'
import { saveFile } from '../save-file.ts'

const wordsOf = (response: Response): Promise<Record<string, unknown>> => response.json().then(Object, () => ({}))

async function ask(call: () => Promise<Response>): Promise<Response> {
  const response = await call().catch(() => null)
  if (!response) throw new ApiError(0, { message: messages.unreachable })
  if (!response.ok) throw failureOf(response.status, await wordsOf(response))
  return response
}

/** Has the browser download an export. It is asked for first, so that no error is saved as if it were the file. @throws ApiError */
export async function downloadExport(path: string): Promise<void> {
  // Not by HEAD: an error's words stand in its body.
  const response = await ask(() => fetch(path))
  await response.body?.cancel()
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

const fileNameOf = (response: Response) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : messages.albumsFile
}

/** Saves these albums as a CSV file. @throws ApiError */
export async function exportAlbums(albumIds: number[]): Promise<void> {
  const response = await ask(() =>
    fetch('/api/export/albums', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ albumIds }),
    }),
  )
  saveFile(await response.blob(), fileNameOf(response))
}
