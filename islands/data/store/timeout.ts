/** How long the page waits for a browser that does not answer, in milliseconds. */
const TIMEOUT = 3_000

/** What the browser answers; null if it fails, or is silent for seconds, as with a database that does not open. */
export const withTimeout = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null))]).catch(() => null)
