/** Work that stops after each small piece, so that who does it may let others in. */
export type Steps<Result> = Generator<void, Result>

/** Does all of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
