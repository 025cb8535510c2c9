import { ApiError } from '#islands/lib/api-error.ts'
import { saveFile } from '#islands/lib/save-file.ts'
import * as messages from '#locales/mail.ts'
import { send, toApiError } from '../client.ts'

async function ask(call: () => Promise<Response>): Promise<Response> {
  const response = await call().catch(() => null)
  if (!response) throw new ApiError(0, { code: 'unreachable', message: messages.unreachable })
  if (!response.ok) throw toApiError(response, await response.json().catch(() => null))
  return response
}

/** Downloads an export. It is requested first, so that the browser never saves an error as the file. @throws ApiError */
export async function downloadExport(path: string): Promise<void> {
  // Not HEAD, because the message of an error is in its body.
  const response = await ask(() => send(path))
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
    send('/api/export/albums', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ albumIds }),
    }),
  )
  saveFile(await response.blob(), fileNameOf(response))
}
