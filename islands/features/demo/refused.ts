import type { ErrorBody } from '#domain/errors/error.ts'

/** What the demo answers with an error, as the server would. */
export class Refused extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.body = { code, message }
  }
}
