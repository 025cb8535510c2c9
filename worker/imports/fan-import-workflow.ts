import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { Upstream } from '#domain/app-error.ts'
import { IMPORT_ERRORS, type ImportError } from '#domain/import-status.ts'
import * as messages from '#locales/errors/bandcamp.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { type Ctx, createCtx } from '../db/context.ts'
import { importAlbums } from '../db/imports/fan-imports.ts'
import { updateImport } from '../db/imports/imports.ts'
import type { Env } from '../env.ts'
import type { FanImportParams } from './fan-import-params.ts'
import { type Fan, findFan, readFanListPage } from './fan-source.ts'
import { readNextDetails } from './read-details.ts'

type Walk = { token: string | null; walked: number; skipped: number; isMore: boolean; goesOn: boolean }
type Outcome<T> = { done: T } | { refused: { reason: string; seconds: number } } | { stop: string }

const PAUSE_SECONDS = 5
const DETAILS_PAUSE_SECONDS = 1.5
const DETAILS_PER_STEP = 20
const MAX_PARTS = 5_000
const BACK_OFF_SECONDS = [60, 120, 300]
const MAX_ATTEMPTS = 20
const MAX_PAGES = 1_500

const whatHappened = (error: BandcampError) =>
  error.reason === 'turned-away' ? messages.waitingTurnedAway : messages.waitingUnreachable

function summaryOf(fan: Fan, walk: Walk, areTagsRead: boolean): string | null {
  if (fan.count > walk.walked) return messages.fewerShown(fan.count, walk.walked)
  return areTagsRead ? null : messages.tagsUnread
}

/**
 * Imports a fan's list page by page. Each page is a durable step that fetches and writes it, so an interrupted import resumes where it
 * was; writing a page twice changes nothing. Rate limiting by Bandcamp is a state, not an error.
 */
export class FanImportWorkflow extends WorkflowEntrypoint<Env, FanImportParams> {
  override async run(event: WorkflowEvent<FanImportParams>, step: WorkflowStep) {
    const { username, type } = event.payload
    const fan = await this.retry(event.payload, step, 'find the fan', async (client) => findFan(client, username, type))
    if (!fan) return this.giveUp(event.payload, step)
    let walk: Walk = { token: null, walked: 0, skipped: 0, isMore: true, goesOn: true }
    for (let page = 1; walk.isMore && walk.goesOn && page <= MAX_PAGES; page += 1) {
      if (page > 1) await step.sleep(`pause before page ${page}`, this.milliseconds(PAUSE_SECONDS))
      const next = await this.retry(event.payload, step, `page ${page}`, (client) =>
        this.importPage(client, event.payload, fan, walk),
      )
      if (!next) return this.giveUp(event.payload, step)
      walk = next
    }
    if (!walk.goesOn) return
    const areTagsRead = !event.payload.importTags || (await this.readDetails(event.payload, step))
    await step.do('finish', () => this.finish(event.payload, fan, walk, areTagsRead))
  }

  /** The second phase: tags, release date and track count of each new album. Returns false if Bandcamp kept rate-limiting us. */
  private async readDetails(params: FanImportParams, step: WorkflowStep): Promise<boolean> {
    const pause = () => scheduler.wait(this.milliseconds(DETAILS_PAUSE_SECONDS))
    for (let part = 1; part <= MAX_PARTS; part += 1) {
      const next = await this.retry(params, step, `details, part ${part}`, (client) =>
        readNextDetails(this.makeCtx(params), client, { importId: params.importId, most: DETAILS_PER_STEP, pause }),
      )
      if (!next) return false
      if (!next.isMore) return true
    }
    return true
  }

  private async importPage(
    client: ReturnType<typeof bandcampFromSettings>,
    params: FanImportParams,
    fan: Fan,
    walk: Walk,
  ): Promise<Walk> {
    const page = await readFanListPage(client, fan, params.type, walk.token)
    const walked = walk.walked + page.walked
    const skipped = walk.skipped + page.skipped
    const goesOn = await importAlbums(this.makeCtx(params), {
      importId: params.importId,
      list: params.type,
      albums: page.albums,
      total: fan.count,
      walked,
      skipped,
    })
    return { token: page.token, walked, skipped, isMore: page.isMore, goesOn }
  }

  private async finish(params: FanImportParams, fan: Fan, walk: Walk, areTagsRead: boolean): Promise<void> {
    const ctx = this.makeCtx(params)
    await updateImport(ctx, params.importId, {
      status: 'complete',
      waitingUntil: null,
      finishedAt: ctx.now,
      message: summaryOf(fan, walk, areTagsRead),
    })
  }

  /** Fails the import after the last attempt; one that has ended stays as it is. */
  private async giveUp(params: FanImportParams, step: WorkflowStep): Promise<void> {
    await step.do('give up', () => this.fail(params, messages.gaveUp))
  }

  private makeCtx = ({ userId }: FanImportParams): Ctx => ({ ...createCtx(this.env.DB), userId })

  private milliseconds = (seconds: number) => Math.max(1, Math.round(seconds * 1000 * bandcampPace(this.env)))

  /** Runs a step until it succeeds; returns null if the import has ended. */
  private async retry<T>(
    params: FanImportParams,
    step: WorkflowStep,
    name: string,
    work: (client: ReturnType<typeof bandcampFromSettings>) => Promise<T>,
  ): Promise<T | null> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const label = attempt === 1 ? name : `${name}, try ${attempt}`
      // The step's result type requires serializable values; T is plain data in every call.
      const outcome = (await step.do(
        label,
        async () => (await this.attempt(params, attempt, work)) as never,
      )) as Outcome<T>
      if ('done' in outcome) return outcome.done
      if ('stop' in outcome) return null
      await step.sleep(`wait after ${label}`, this.milliseconds(outcome.refused.seconds))
    }
    await step.do(`give up ${name}`, () => this.fail(params, messages.gaveUp))
    return null
  }

  private async attempt<T>(
    params: FanImportParams,
    attempt: number,
    work: (client: ReturnType<typeof bandcampFromSettings>) => Promise<T>,
  ): Promise<Outcome<T>> {
    try {
      return { done: await work(bandcampFromSettings(this.env)) }
    } catch (error) {
      if (error instanceof Upstream) {
        return this.stop(params, error.message, IMPORT_ERRORS.find((code) => code === error.code) ?? null)
      }
      if (!(error instanceof BandcampError)) throw error
      if (error.reason === 'not-found' || error.reason === 'forbidden-address') {
        return this.stop(params, messages.listHidden)
      }
      const seconds = error.retryAfter ?? BACK_OFF_SECONDS[Math.min(attempt, BACK_OFF_SECONDS.length) - 1] ?? 300
      const ctx = this.makeCtx(params)
      const goesOn = await updateImport(ctx, params.importId, {
        status: 'waiting',
        waitingUntil: new Date(ctx.now.getTime() + this.milliseconds(seconds)),
        message: whatHappened(error),
      })
      return goesOn ? { refused: { reason: error.reason, seconds } } : { stop: 'cancelled' }
    }
  }

  private async stop(
    params: FanImportParams,
    message: string,
    errorCode: ImportError | null = null,
  ): Promise<{ stop: string }> {
    await this.fail(params, message, errorCode)
    return { stop: message }
  }

  private async fail(params: FanImportParams, message: string, errorCode: ImportError | null = null): Promise<void> {
    const ctx = this.makeCtx(params)
    await updateImport(ctx, params.importId, {
      status: 'failed',
      message,
      errorCode,
      waitingUntil: null,
      finishedAt: ctx.now,
    })
  }
}
