const ATTEMPTS = 3
const MAX_WAIT_SECONDS = 10
const READS = /^(?:GET|HEAD)$/

const isBusy = async (response: Response) =>
  (
    await response
      .clone()
      .json()
      .catch(() => null)
  )?.code === 'busy'

/**
 * Sends a call again after the time that its refusal names, a few times: what was refused as `busy` was not begun, and anything that only reads can be
 * repeated.
 */
export async function tryAgain(again: () => Promise<Response>, method: string, refused: Response): Promise<Response> {
  let response = refused
  for (let attempt = 0; attempt < ATTEMPTS && response.status === 503; attempt += 1) {
    const seconds = Number(response.headers.get('retry-after'))
    if (!seconds || seconds > MAX_WAIT_SECONDS || !(READS.test(method) || (await isBusy(response)))) break
    // Not all who were told to wait come back at once.
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 * (1 + Math.random() / 2)))
    response = await again()
  }
  return response
}
