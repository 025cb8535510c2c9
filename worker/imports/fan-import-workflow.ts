import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import type { List } from '#domain/album.ts'
import { Upstream } from '#domain/app-error.ts'
import { IMPORT_ERRORS, type ImportError } from '#domain/import-status.ts'
import * as messages from '#locales/errors/bandcamp.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import { BandcampRefusal } from '../bandcamp/upstream-error.ts'
import { createDb } from '../db/database.ts'
import { importAlbums, updateImport } from '../db/imports/fan-imports.ts'
import type { Env } from '../env.ts'
import { type Fan, findFan, readFanListPage } from './fan-source.ts'
import { readNextDetails } from './read-details.ts'

export type FanImportParams = { userId: string; importId: number; username: string; type: List; importTags: boolean }

type Walk = { token: string | null; walked: number; skipped: number; isMore: boolean; goesOn: boolean }
type Outcome<T> = { done: T } | { refused: { reason: string; seconds: number } } | { stop: string }

const PAUSE_SECONDS = 5
const DETAILS_PAUSE_SECONDS = 1.5
const DETAILS_PER_STEP = 20
const MAX_PARTS = 5_000
const BACK_OFF_SECONDS = [60, 120, 300]
const MAX_REFUSALS = 20
const MAX_PAGES = 1_500

const whatHappened = (error: BandcampRefusal) =>
  error.reason === 'turned-away' ? messages.waitingTurnedAway : messages.waitingUnreachable

function summaryOf(fan: Fan, walk: Walk, areTagsRead: boolean): string | null {
  if (fan.count > walk.walked) return messages.fewerShown(fan.count, walk.walked)
  return areTagsRead ? null : messages.tagsUnread
}

/**
 * Brings a fan's list in, page by page. Each page is a durable step that fetches and writes it, so an import goes on where it was
 * after any interruption; writing a page twice changes nothing. Being turned away is a state, not a failure.
 */
export class FanImportWorkflow extends WorkflowEntrypoint<Env, FanImportParams> {
  override async run(event: WorkflowEvent<FanImportParams>, step: WorkflowStep) {
    const { username, type } = event.payload
    const fan = await this.persist(event.payload, step, 'find the fan', async (client) =>
      findFan(client, username, type),
    )
    if (!fan) return this.giveUp(event.payload, step)
    let walk: Walk = { token: null, walked: 0, skipped: 0, isMore: true, goesOn: true }
    for (let page = 1; walk.isMore && walk.goesOn && page <= MAX_PAGES; page += 1) {
      if (page > 1) await step.sleep(`pause before page ${page}`, this.milliseconds(PAUSE_SECONDS))
      const next = await this.persist(event.payload, step, `page ${page}`, (client) =>
        this.bringPage(client, event.payload, fan, walk),
      )
      if (!next) return this.giveUp(event.payload, step)
      walk = next
    }
    if (!walk.goesOn) return
    const areTagsRead = !event.payload.importTags || (await this.readDetails(event.payload, step))
    await step.do('finish', () => this.finish(event.payload, fan, walk, areTagsRead))
  }

  /** The second phase: tags, release date and track count of each new album. False when Bandcamp kept turning us away. */
  private async readDetails(import_: FanImportParams, step: WorkflowStep): Promise<boolean> {
    const pause = () => scheduler.wait(this.milliseconds(DETAILS_PAUSE_SECONDS))
    for (let part = 1; part <= MAX_PARTS; part += 1) {
      const next = await this.persist(import_, step, `details, part ${part}`, (client) =>
        readNextDetails(client, createDb(this.env.DB), import_, DETAILS_PER_STEP, pause),
      )
      if (!next) return false
      if (!next.isMore) return true
    }
    return true
  }

  private async bringPage(
    client: ReturnType<typeof bandcampFromSettings>,
    import_: FanImportParams,
    fan: Fan,
    walk: Walk,
  ): Promise<Walk> {
    const page = await readFanListPage(client, fan, import_.type, walk.token)
    const walked = walk.walked + page.walked
    const skipped = walk.skipped + page.skipped
    const goesOn = await importAlbums(
      createDb(this.env.DB),
      import_.userId,
      { importId: import_.importId, list: import_.type, albums: page.albums, total: fan.count, walked, skipped },
      new Date(),
    )
    return { token: page.token, walked, skipped, isMore: page.isMore, goesOn }
  }

  private async finish(
    { userId, importId }: FanImportParams,
    fan: Fan,
    walk: Walk,
    areTagsRead: boolean,
  ): Promise<void> {
    await updateImport(createDb(this.env.DB), userId, importId, {
      status: 'complete',
      waitingUntil: null,
      finishedAt: new Date(),
      message: summaryOf(fan, walk, areTagsRead),
    })
  }

  /** Ends what persisting could not do; an import that is over already (cancelled, no such fan) stays as it is. */
  private async giveUp(import_: FanImportParams, step: WorkflowStep): Promise<void> {
    await step.do('give up', () => this.fail(import_, messages.gaveUp))
  }

  private milliseconds = (seconds: number) => Math.max(1, Math.round(seconds * 1000 * bandcampPace(this.env)))

  /** Tries a step until it is done; null when the import is over, failed or cancelled. */
  private async persist<T>(
    import_: FanImportParams,
    step: WorkflowStep,
    name: string,
    work: (client: ReturnType<typeof bandcampFromSettings>) => Promise<T>,
  ): Promise<T | null> {
    for (let attempt = 1; attempt <= MAX_REFUSALS; attempt += 1) {
      const label = attempt === 1 ? name : `${name}, try ${attempt}`
      // The step's own result type demands serializable values; T is plain data at every call.
      const outcome = (await step.do(
        label,
        async () => (await this.attempt(import_, attempt, work)) as never,
      )) as Outcome<T>
      if ('done' in outcome) return outcome.done
      if ('stop' in outcome) return null
      await step.sleep(`wait after ${label}`, this.milliseconds(outcome.refused.seconds))
    }
    await step.do(`give up ${name}`, () => this.fail(import_, messages.gaveUp))
    return null
  }

  private async attempt<T>(
    import_: FanImportParams,
    attempt: number,
    work: (client: ReturnType<typeof bandcampFromSettings>) => Promise<T>,
  ): Promise<Outcome<T>> {
    try {
      return { done: await work(bandcampFromSettings(this.env)) }
    } catch (error) {
      if (error instanceof Upstream) {
        return this.stop(import_, error.message, IMPORT_ERRORS.find((code) => code === error.code) ?? null)
      }
      if (!(error instanceof BandcampRefusal)) throw error
      if (error.reason === 'not-found' || error.reason === 'forbidden-address') {
        return this.stop(import_, messages.listHidden)
      }
      const seconds = error.retryAfter ?? BACK_OFF_SECONDS[Math.min(attempt, BACK_OFF_SECONDS.length) - 1] ?? 300
      const goesOn = await updateImport(createDb(this.env.DB), import_.userId, import_.importId, {
        status: 'waiting',
        waitingUntil: new Date(Date.now() + this.milliseconds(seconds)),
        message: whatHappened(error),
      })
      return goesOn ? { refused: { reason: error.reason, seconds } } : { stop: 'cancelled' }
    }
  }

  private async stop(
    import_: FanImportParams,
    message: string,
    errorCode: ImportError | null = null,
  ): Promise<{ stop: string }> {
    await this.fail(import_, message, errorCode)
    return { stop: message }
  }

  private async fail(
    { userId, importId }: FanImportParams,
    message: string,
    errorCode: ImportError | null = null,
  ): Promise<void> {
    await updateImport(createDb(this.env.DB), userId, importId, {
      status: 'failed',
      message,
      errorCode,
      waitingUntil: null,
      finishedAt: new Date(),
    })
  }
}
