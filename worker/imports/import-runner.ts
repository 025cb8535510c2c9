import type { WorkflowStep } from 'cloudflare:workers'
import { AppError } from '#domain/errors/app-error.ts'
import { type ImportMessage, messageOfError, storedMessages } from '#domain/imports/import-message.ts'
import { IMPORT_ERRORS, type ImportError } from '#domain/imports/import-status.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { type Ctx, createCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import { failImport, updateImport } from '../db/imports/imports.ts'
import type { Env } from '../env.ts'
import { loggedError } from '../log.ts'
import type { FanImportParams, LinkImportParams } from './fan-import-params.ts'
import { type Patience, REASONS, secondsToWait } from './patience.ts'

/** The result of a step, or none because Bandcamp refused every attempt or the import has ended. */
export type Outcome<T> = { done: T } | { refused: BandcampError['reason'] } | 'ended'
type Attempt<T> = { done: T } | { refused: { reason: BandcampError['reason']; seconds: number } } | { stop: string }
type Work<T> = (client: BandcampClient) => Promise<T>

/** Runs the durable steps of an import. Rate limiting by Bandcamp is a state of it, not an error. */
export class ImportRunner<Params extends FanImportParams | LinkImportParams = FanImportParams | LinkImportParams> {
  readonly env: Env
  readonly params: Params
  readonly #step: WorkflowStep

  constructor(env: Env, params: Params, step: WorkflowStep) {
    this.env = env
    this.params = params
    this.#step = step
  }

  makeCtx = (): Ctx => ({
    ...createCtx(databasesOf(this.env, this.params.database)),
    userId: this.params.userId,
  })

  /** Seconds as they are kept towards Bandcamp, in milliseconds. */
  milliseconds = (seconds: number) => Math.max(1, Math.round(seconds * 1000 * bandcampPace(this.env)))

  /** Sleeps between steps. */
  pause = (name: string, seconds: number) => this.#step.sleep(name, this.milliseconds(seconds))

  /** Runs a durable step. The engine logs and stores what a step throws, so an unexpected error is replaced. */
  async do<T>(name: string, work: () => Promise<T>): Promise<T> {
    // The step's result type requires serializable values; T is plain data in every call.
    return (await this.#step.do(
      name,
      async () =>
        (await work().catch((error: unknown) => {
          throw loggedError(error, { importId: this.params.importId, step: name })
        })) as never,
    )) as T
  }

  /** Runs a step until Bandcamp answers, the import ends, or all attempts are used. */
  async retry<T>(name: string, work: Work<T>, patience: Patience): Promise<Outcome<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const label = attempt === 1 ? name : `${name}, try ${attempt}`
      const outcome = await this.do(label, () => this.#attempt(attempt, work, patience))
      if ('done' in outcome) return outcome
      if ('stop' in outcome) return 'ended'
      patience.wasRefused = true
      if (attempt >= patience.most) return { refused: outcome.refused.reason }
      await this.pause(`wait after ${label}`, outcome.refused.seconds)
    }
  }

  /** Notes that the import waits, and why. Returns whether it is still active. */
  async wait(seconds: number, message: ImportMessage): Promise<boolean> {
    const ctx = this.makeCtx()
    const waitingUntil = new Date(ctx.now.getTime() + this.milliseconds(seconds))
    return updateImport(ctx, this.params.importId, {
      status: 'waiting',
      waitingUntil,
      message: storedMessages([message]),
    })
  }

  async #attempt<T>(attempt: number, work: Work<T>, patience: Patience): Promise<Attempt<T>> {
    const { params } = this
    try {
      return { done: await work(bandcampFromSettings(this.env)) }
    } catch (error) {
      if (error instanceof AppError) {
        const message = messageOfError(error, String(params.importId), 'username' in params ? params.username : null)
        return this.#stop(message, IMPORT_ERRORS.find((code) => code === error.code) ?? null)
      }
      if (!(error instanceof BandcampError)) throw error
      if (error.reason === 'not-found' || error.reason === 'forbidden-address')
        return this.#stop({ code: 'list-unknown' })
      const seconds = secondsToWait(error, attempt, patience)
      const goesOn = await this.wait(seconds, { code: 'waits', reason: REASONS[error.reason] })
      return goesOn ? { refused: { reason: error.reason, seconds } } : { stop: 'cancelled' }
    }
  }

  async #stop(message: ImportMessage, errorCode: ImportError | null = null) {
    await failImport(this.makeCtx(), this.params.importId, message, errorCode)
    return { stop: message.code }
  }
}
