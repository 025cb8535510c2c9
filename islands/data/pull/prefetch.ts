import { COPY_OF } from '#domain/sync/device-names.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { readStored } from '#islands/lib/browser-storage.ts'

const nothing = () => undefined

let early: { answer: Promise<Response>; end: AbortController } | undefined

/** Asks for everything if this device has no copy of the account's records, while the page is still being prepared. */
export function prefetch(account: string | undefined): void {
  if (account && readStored(COPY_OF) === account) return
  const end = new AbortController()
  early = { answer: fetch(EVERYTHING, { signal: end.signal }).then(received), end }
  early.answer.catch(nothing)
}

/** Downloads a response at once instead of when it is read. */
function received(response: Response): Response {
  const kept = response.clone()
  response.body?.pipeTo(new WritableStream()).catch(nothing)
  return kept
}

/** The early response, for the first caller only; null if there is none or the server refused. */
export async function takePrefetched(): Promise<Response | null> {
  const asked = early
  early = undefined
  const response = await asked?.answer.catch(() => null)
  return response?.ok ? response : null
}

/** Aborts and forgets the early request. */
export function dropPrefetched(): void {
  early?.end.abort()
  early = undefined
}
