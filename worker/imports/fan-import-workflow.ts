import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { countNoAlbums, type NoAlbums } from '#domain/bandcamp/no-albums.ts'
import { AppError } from '#domain/errors/app-error.ts'
import { type ImportMessage, messageOfError, storedMessages } from '#domain/imports/import-message.ts'
import { IMPORT_ERRORS, type ImportError } from '#domain/imports/import-status.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { fetchAlbum, idsOf } from '../bandcamp/album-source.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { bandcampFromSettings, bandcampPace } from '../bandcamp/settings.ts'
import { BandcampError, NotAnAlbumPage } from '../bandcamp/upstream-error.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import { type Ctx, createCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import { countAlbumsWithoutDetails } from '../db/imports/details.ts'
import { writeFanPage } from '../db/imports/fan-page.ts'
import { type MissingAlbum, notePage, recordCrawl } from '../db/imports/gone-albums.ts'
import { failImport, updateImport } from '../db/imports/imports.ts'
import { postponeLook } from '../db/imports/weekly-looks.ts'
import { saveRates } from '../db/rates.ts'
import { sumOf } from '../db/steps.ts'
import { deleteWelcomeAlbum } from '../db/trash/trash.ts'
import type { Env } from '../env.ts'
import { logError, loggedError } from '../log.ts'
import type { FanImportParams, LinkImportParams } from './fan-import-params.ts'
import { type Fan, findFan, readFanListPage, watchForRepeats } from './fan-source.ts'
import { importLink, type Outcome } from './link-import.ts'
import { type Patience, patienceOf, REASONS, secondsToWait } from './patience.ts'
import { type DetailsPlace, readNextDetails } from './read-details.ts'
import { NO_TRACKS, type Told, toldOf } from './tracks-told.ts'
import { TURN_MS } from './weekly-looks.ts'

type Walk = {
  token: string | null
  walked: number
  skipped: NoAlbums
  page: number
  isMore: boolean
  goesOn: boolean
  /** The number of entries on the last page, and the keys of its albums. */
  entries: string[]
  keys: ImportedAlbum['sourceKey'][]
  /** The tracks on albums that the person has. */
  on: Told
}
type Attempt<T> = { done: T } | { refused: { reason: BandcampError['reason']; seconds: number } } | { stop: string }
type Work<T> = (client: BandcampClient) => Promise<T>
/** The common parameters of every import. */
type Params = Pick<FanImportParams, 'userId' | 'database' | 'importId'> & { username?: string }

const PAUSE_SECONDS = 5
// After too many requests, Bandcamp claims that a list has ended.
const PAUSE_AT_END_SECONDS = 30
const DETAILS_PAUSE_SECONDS = 1.5
const DETAILS_PER_STEP = 20
/** How often hosts are asked that refuse while others answer. */
const DETAILS_ROUNDS = 3
const MAX_PARTS = 5_000
const MAX_PAGES = 1_500

const FIRST = { token: null, walked: 0, skipped: {}, page: 0, entries: [], keys: [] }

const isDone = <T>(outcome: Outcome<T>): outcome is { done: T } => typeof outcome === 'object' && 'done' in outcome

/** Whether the whole list has been read. For an empty list, or one with hidden entries, nothing can be reported as missing. */
const mayLackAlbums = ({ skipped }: Walk) => Boolean(skipped.hidden || skipped.private || skipped.unreadable)
const isWhole = (fan: Fan, walk: Walk) =>
  !walk.isMore && !mayLackAlbums(walk) && walk.walked > 0 && walk.walked >= fan.count

const isShort = (fan: Fan, { walked }: Walk) => walked < fan.count

/** Whether a fan hides all albums of a list. */
const isHidden = (fan: Fan, { walked, skipped }: Walk) =>
  walked === sumOf(Object.values(skipped)) &&
  !skipped.unreadable &&
  (fan.isHidden || Boolean(skipped.hidden || skipped.private) || (walked === 0 && fan.count > 0))

const summaryOf = (fan: Fan, walk: Walk, withoutTags: number, refusing: readonly string[]): string | null => {
  const left = sumOf(Object.values(walk.skipped))
  return storedMessages([
    left > 0 && { code: 'no-albums', counts: walk.skipped },
    isShort(fan, walk) && { code: 'list-short', count: fan.count, shown: walk.walked - left },
    withoutTags > 0 && { code: 'tags-unread', albums: withoutTags, hosts: refusing },
    walk.on.count > 0 && { code: 'on-your-albums', ...walk.on },
  ])
}

/**
 * Imports a list at Bandcamp page by page: a fan's, or that of the person's Bandcamp link. Each page is a durable step that fetches and
 * writes it, so an interrupted import resumes where it was; writing a page twice changes nothing. Rate limiting by Bandcamp is a state, not
 * an error.
 */
export class FanImportWorkflow extends WorkflowEntrypoint<Env, FanImportParams | LinkImportParams> {
  override async run(event: WorkflowEvent<FanImportParams | LinkImportParams>, step: WorkflowStep) {
    const { payload, instanceId, timestamp } = event
    try {
      if ('source' in payload) await importLink(this.runner(payload, step))
      else await this.import(payload, step, timestamp)
    } catch (error) {
      // Run as a step: it also throws if the instance is being paused or stopped, and then the import has not failed.
      await this.do(payload, step, 'stop unexpectedly', async () => {
        logError(error, { importId: payload.importId, instanceId })
        await failImport(this.makeCtx(payload), payload.importId, { code: 'stopped', id: instanceId })
      })
    }
  }

  private async import(params: FanImportParams, step: WorkflowStep, begunAt: Date): Promise<void> {
    const { username, type, isLook } = params
    const patience = patienceOf(isLook)
    const findIt = async (client: BandcampClient) => {
      const { rates, ...fan } = await findFan(client, username, type)
      await saveRates(this.makeCtx(params), rates)
      return fan
    }
    const found = await this.retry(params, step, 'find the fan', findIt, patience)
    if (!isDone(found)) return this.giveUp(params, step, found)
    const fan = found.done
    let walk: Walk = { ...FIRST, isMore: true, goesOn: true, on: NO_TRACKS }
    const repeats = watchForRepeats()
    const seen = new Set<string>()
    let isLastTry = false
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const pause = walk.isMore ? PAUSE_SECONDS : PAUSE_AT_END_SECONDS
      if (page > 1) await step.sleep(`pause before page ${page}`, this.milliseconds(pause))
      const importNext = (client: BandcampClient) => this.importPage(client, params, fan, walk, repeats.seen)
      const next = await this.retry(params, step, `page ${page}`, importNext, patience)
      if (!isDone(next)) return this.giveUp(params, step, next)
      const hasNews = next.done.walked > walk.walked
      walk = next.done
      if (!walk.goesOn) return
      for (const key of walk.keys) if (key) seen.add(key)
      if (!repeats.goesOn(walk.entries)) break
      if (!walk.isMore && (!isShort(fan, walk) || (isLastTry && !hasNews))) break
      isLastTry = !walk.isMore
    }
    if (isHidden(fan, walk)) {
      const canConnect = params.type === 'collection' && isLinkOffered(this.env)
      await this.do(params, step, 'say that it is hidden', () =>
        failImport(this.makeCtx(params), params.importId, { code: 'list-hidden', canConnect }, 'list-hidden'),
      )
      return
    }
    await this.lookForGone(params, step, [...seen], isWhole(fan, walk))
    let refusing: readonly string[] = []
    if (params.importTags && !isLook) refusing = await this.readDetails(params, step, patience)
    // A look only does this in its turn, and not after a refusal.
    else if (params.importTags && !patience.wasRefused)
      refusing = await this.readDetails(params, step, { ...patience, most: 1 }, begunAt.getTime() + TURN_MS)
    await this.do(params, step, 'finish', () => this.finish(params, fan, walk, refusing))
  }

  /**
   * Notes what the list no longer has. Only a page that answers 404, or is of another item or of the band, says that an album is gone; any
   * other fault says nothing.
   */
  private async lookForGone(params: FanImportParams, step: WorkflowStep, seen: string[], isWhole: boolean) {
    const { importId, username, type } = params
    const missing = await this.do(params, step, 'compare with the list', () =>
      recordCrawl(this.makeCtx(params), { importId, username, type, seen, isWhole }),
    )
    if (missing.length === 0) return
    await this.do(params, step, 'look at pages of missing albums', async () => {
      const client = bandcampFromSettings(this.env)
      for (const album of missing) {
        await scheduler.wait(this.milliseconds(DETAILS_PAUSE_SECONDS))
        if (!(await this.askForPage(params, client, album))) return
      }
    })
  }

  /** Returns whether to continue with other pages. */
  private async askForPage(
    params: FanImportParams,
    client: BandcampClient,
    { id, bandcampUrl, sourceKey }: MissingAlbum,
  ): Promise<boolean> {
    const note = (isGone: boolean) => notePage(this.makeCtx(params), id, isGone)
    try {
      const found = await fetchAlbum(client, bandcampUrl)
      await note(found.facts.itemId !== undefined && !idsOf({ sourceKey }).isOf(found))
      return true
    } catch (error) {
      if (error instanceof NotAnAlbumPage) {
        await note(error.kind === 'artist' || error.kind === 'label')
        return true
      }
      if (!(error instanceof BandcampError)) throw error
      if (error.reason === 'not-found') await note(true)
      return !['blocked', 'slow-down', 'unreachable'].includes(error.reason)
    }
  }

  /**
   * The second phase: tags, release date and track count of the albums of this list that lack them. It ends early if Bandcamp keeps
   * rate-limiting us, or at `until`; the next import of the list reads the rest. Albums of hosts that refuse alone are asked for again
   * after all others. Returns the hosts that refused to the end.
   */
  private async readDetails(
    params: FanImportParams,
    step: WorkflowStep,
    patience: Patience,
    until = Number.POSITIVE_INFINITY,
  ): Promise<readonly string[]> {
    const pause = () => scheduler.wait(this.milliseconds(DETAILS_PAUSE_SECONDS))
    const rounds = Math.min(patience.most, DETAILS_ROUNDS)
    let place: DetailsPlace = { after: null, refusing: [] }
    for (let [part, round] = [1, 1]; part <= MAX_PARTS; part += 1) {
      const options = { importId: params.importId, most: DETAILS_PER_STEP, place, pause }
      const readPart = async (client: BandcampClient) =>
        Date.now() < until ? readNextDetails(this.makeCtx(params), client, options) : { ...place, isMore: false }
      const read: Outcome<DetailsPlace & { isMore: boolean }> = await this.retry(
        params,
        step,
        `details, part ${part}`,
        readPart,
        patience,
      )
      if (!isDone(read)) break
      const { isMore, ...next } = read.done
      place = next
      if (isMore) continue
      if (place.refusing.length === 0 || round >= rounds) break
      const seconds = secondsToWait({}, round, patience)
      const message: ImportMessage = { code: 'hosts-silent', hosts: place.refusing }
      if (!(await this.do(params, step, `hosts, round ${round}`, () => this.wait(params, seconds, message)))) break
      await step.sleep(`wait for hosts, round ${round}`, this.milliseconds(seconds))
      place = { after: null, refusing: [] }
      round += 1
    }
    return place.refusing
  }

  private async importPage(
    client: BandcampClient,
    params: FanImportParams,
    fan: Fan,
    walk: Walk,
    seen: ReadonlySet<string>,
  ): Promise<Walk> {
    const page = await readFanListPage(client, fan, params.type, walk.token, seen)
    const walked = walk.walked + page.walked
    const skipped = countNoAlbums(walk.skipped, page.skipped)
    const on = await writeFanPage(this.makeCtx(params), {
      importId: params.importId,
      page: walk.page,
      albums: page.albums,
      found: Math.max(fan.count, walked),
      skipped: page.skipped.length,
    })
    await deleteWelcomeAlbum(this.makeCtx(params), params.importId)
    const keys = page.albums.map(({ sourceKey }) => sourceKey)
    const { token, isMore, entries } = page
    const told = toldOf(walk.on, on ?? [])
    return { token, walked, skipped, page: walk.page + 1, isMore, goesOn: on !== null, entries, keys, on: told }
  }

  private async finish(params: FanImportParams, fan: Fan, walk: Walk, refusing: readonly string[]): Promise<void> {
    const ctx = this.makeCtx(params)
    const withoutTags = params.importTags ? await countAlbumsWithoutDetails(ctx, params.importId) : 0
    await updateImport(ctx, params.importId, {
      status: 'complete',
      waitingUntil: null,
      finishedAt: ctx.now,
      message: summaryOf(fan, walk, withoutTags, refusing),
      errorCode: isShort(fan, walk) ? 'list-short' : null,
    })
  }

  /** Fails the import after the last attempt, unless it has ended. A look is repeated later. */
  private async giveUp<T>(
    params: FanImportParams,
    step: WorkflowStep,
    outcome: Exclude<Outcome<T>, { done: T }>,
  ): Promise<void> {
    if (outcome === 'ended') return
    const reason = REASONS[outcome.refused]
    await this.do(params, step, 'give up', async () => {
      const ctx = this.makeCtx(params)
      const { isLook } = params
      const message: ImportMessage = { code: isLook ? 'look-gave-up' : 'gave-up', reason }
      const hasFailed = await failImport(ctx, params.importId, message, 'turned-away')
      if (isLook && hasFailed) await postponeLook(ctx, params)
      return hasFailed
    })
  }

  /** Functions with which the import of the Bandcamp link runs its steps. */
  private runner = (params: LinkImportParams, step: WorkflowStep) => ({
    params,
    env: this.env,
    makeCtx: () => this.makeCtx(params),
    do: <T>(name: string, work: () => Promise<T>) => this.do(params, step, name, work),
    retry: <T>(name: string, work: () => Promise<T>, most: number) =>
      this.retry(params, step, name, work, { ...patienceOf(false), most }),
    pause: (name: string, seconds: number) => step.sleep(name, this.milliseconds(seconds)),
  })

  private makeCtx = ({ userId, database }: Params): Ctx => ({ ...createCtx(databasesOf(this.env, database)), userId })

  private milliseconds = (seconds: number) => Math.max(1, Math.round(seconds * 1000 * bandcampPace(this.env)))

  /** Runs a durable step. The engine logs and stores what a step throws, so an unexpected error is replaced. */
  private async do<T>({ importId }: Params, step: WorkflowStep, name: string, work: () => Promise<T>): Promise<T> {
    // The step's result type requires serializable values; T is plain data in every call.
    return (await step.do(
      name,
      async () =>
        (await work().catch((error: unknown) => {
          throw loggedError(error, { importId, step: name })
        })) as never,
    )) as T
  }

  /** Runs a step until Bandcamp answers, the import ends, or all attempts are used. */
  private async retry<T>(
    params: Params,
    step: WorkflowStep,
    name: string,
    work: Work<T>,
    patience: Patience,
  ): Promise<Outcome<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const label = attempt === 1 ? name : `${name}, try ${attempt}`
      const outcome = await this.do(params, step, label, () => this.attempt(params, attempt, work, patience))
      if ('done' in outcome) return outcome
      if ('stop' in outcome) return 'ended'
      patience.wasRefused = true
      if (attempt >= patience.most) return { refused: outcome.refused.reason }
      await step.sleep(`wait after ${label}`, this.milliseconds(outcome.refused.seconds))
    }
  }

  private async attempt<T>(params: Params, attempt: number, work: Work<T>, patience: Patience): Promise<Attempt<T>> {
    try {
      return { done: await work(bandcampFromSettings(this.env)) }
    } catch (error) {
      if (error instanceof AppError) {
        const message = messageOfError(error, String(params.importId), params.username ?? null)
        return this.stop(params, message, IMPORT_ERRORS.find((code) => code === error.code) ?? null)
      }
      if (!(error instanceof BandcampError)) throw error
      if (error.reason === 'not-found' || error.reason === 'forbidden-address') {
        return this.stop(params, { code: 'list-unknown' })
      }
      const seconds = secondsToWait(error, attempt, patience)
      const goesOn = await this.wait(params, seconds, { code: 'waits', reason: REASONS[error.reason] })
      return goesOn ? { refused: { reason: error.reason, seconds } } : { stop: 'cancelled' }
    }
  }

  /** Notes that an import waits, and why. Returns whether it is still active. */
  private async wait(params: Params, seconds: number, message: ImportMessage): Promise<boolean> {
    const ctx = this.makeCtx(params)
    const waitingUntil = new Date(ctx.now.getTime() + this.milliseconds(seconds))
    return updateImport(ctx, params.importId, {
      status: 'waiting',
      waitingUntil,
      message: storedMessages([message]),
    })
  }

  private async stop(params: Params, message: ImportMessage, errorCode: ImportError | null = null) {
    await failImport(this.makeCtx(params), params.importId, message, errorCode)
    return { stop: message.code }
  }
}
