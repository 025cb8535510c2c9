const ATTEMPTS = 5
const MAX_WAIT_SECONDS = 10
const READS = /^(?:GET|HEAD)$/

const codeOf = async (response: Response) =>
  (
    await response
      .clone()
      .json()
      .catch(() => null)
  )?.code

/** Whether a refused call can be made again: it was not begun, since there were too many at once, or it only reads. */
const isRepeatable = async (response: Response, method: string) =>
  response.status === 429
    ? (await codeOf(response)) === 'too-many-at-once'
    : response.status === 503 && READS.test(method)

/** Sends a refused call again, a few times, after the time that its refusal names. */
export async function tryAgain(again: () => Promise<Response>, method: string, refused: Response): Promise<Response> {
  let response = refused
  for (let attempt = 0; attempt < ATTEMPTS && (await isRepeatable(response, method)); attempt += 1) {
    const seconds = Number(response.headers.get('retry-after'))
    if (!seconds || seconds > MAX_WAIT_SECONDS) break
    // A random delay keeps clients that were told to wait from retrying at the same moment.
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 * (1 + Math.random() / 2)))
    response = await again()
  }
  return response
}
