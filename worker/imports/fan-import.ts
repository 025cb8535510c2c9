import { countNoAlbums, type NoAlbums } from '#domain/bandcamp/no-albums.ts'
import { type ImportMessage, storedMessages } from '#domain/imports/import-message.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { fetchAlbum, idsOf } from '../bandcamp/album-source.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { bandcampFromSettings } from '../bandcamp/settings.ts'
import { BandcampError, NotAnAlbumPage } from '../bandcamp/upstream-error.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import { countAlbumsWithoutDetails } from '../db/imports/details.ts'
import { writeFanPage } from '../db/imports/fan-page.ts'
import { type MissingAlbum, notePage, recordCrawl } from '../db/imports/gone-albums.ts'
import { failImport, updateImport } from '../db/imports/imports.ts'
import { postponeLook } from '../db/imports/weekly-looks.ts'
import { saveRates } from '../db/rates.ts'
import { sumOf } from '../db/steps.ts'
import { deleteWelcomeAlbum } from '../db/trash/trash.ts'
import type { FanImportParams } from './fan-import-params.ts'
import { type Fan, findFan, readFanListPage, watchForRepeats } from './fan-source.ts'
import type { ImportRunner, Outcome } from './import-runner.ts'
import { type Patience, patienceOf, REASONS, secondsToWait } from './patience.ts'
import { type DetailsPlace, readNextDetails } from './read-details.ts'
import { NO_TRACKS, type Told, toldOf } from './tracks-told.ts'
import { TURN_MS } from './weekly-looks.ts'

type Run = ImportRunner<FanImportParams>
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

/** Imports a list of a fan page by page. Each page is a durable step that fetches and writes it. */
export async function importFan(run: Run, begunAt: Date): Promise<void> {
  const { username, type, importId, importTags, isLook } = run.params
  const patience = patienceOf(isLook)
  const findIt = async (client: BandcampClient) => {
    const { rates, ...fan } = await findFan(client, username, type)
    await saveRates(run.makeCtx(), rates)
    return fan
  }
  const found = await run.retry('find the fan', findIt, patience)
  if (!isDone(found)) return giveUp(run, found)
  const fan = found.done
  let walk: Walk = { ...FIRST, isMore: true, goesOn: true, on: NO_TRACKS }
  const repeats = watchForRepeats()
  const seen = new Set<string>()
  let isLastTry = false
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    if (page > 1) await run.pause(`pause before page ${page}`, walk.isMore ? PAUSE_SECONDS : PAUSE_AT_END_SECONDS)
    const importNext = (client: BandcampClient) => importPage(run, client, fan, walk, repeats.seen)
    const next = await run.retry(`page ${page}`, importNext, patience)
    if (!isDone(next)) return giveUp(run, next)
    const hasNews = next.done.walked > walk.walked
    walk = next.done
    if (!walk.goesOn) return
    for (const key of walk.keys) if (key) seen.add(key)
    if (!repeats.goesOn(walk.entries)) break
    if (!walk.isMore && (!isShort(fan, walk) || (isLastTry && !hasNews))) break
    isLastTry = !walk.isMore
  }
  if (isHidden(fan, walk)) {
    const canConnect = type === 'collection' && isLinkOffered(run.env)
    await run.do('say that it is hidden', () =>
      failImport(run.makeCtx(), importId, { code: 'list-hidden', canConnect }, 'list-hidden'),
    )
    return
  }
  await lookForGone(run, [...seen], isWhole(fan, walk))
  let refusing: readonly string[] = []
  if (importTags && !isLook) refusing = await readDetails(run, patience)
  // A look only does this in its turn, and not after a refusal.
  else if (importTags && !patience.wasRefused)
    refusing = await readDetails(run, { ...patience, most: 1 }, begunAt.getTime() + TURN_MS)
  await run.do('finish', () => finish(run, fan, walk, refusing))
}

/**
 * Notes what the list no longer has. Only a page that answers 404, or is of another item or of the band, says that an album is gone; any
 * other fault says nothing.
 */
async function lookForGone(run: Run, seen: string[], isWhole: boolean): Promise<void> {
  const { importId, username, type } = run.params
  const missing = await run.do('compare with the list', () =>
    recordCrawl(run.makeCtx(), { importId, username, type, seen, isWhole }),
  )
  if (missing.length === 0) return
  await run.do('look at pages of missing albums', async () => {
    const client = bandcampFromSettings(run.env)
    for (const album of missing) {
      await scheduler.wait(run.milliseconds(DETAILS_PAUSE_SECONDS))
      if (!(await askForPage(run, client, album))) return
    }
  })
}

/** Returns whether to continue with other pages. */
async function askForPage(
  run: Run,
  client: BandcampClient,
  { id, bandcampUrl, sourceKey }: MissingAlbum,
): Promise<boolean> {
  const note = (isGone: boolean) => notePage(run.makeCtx(), id, isGone)
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
async function readDetails(run: Run, patience: Patience, until = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const pause = () => scheduler.wait(run.milliseconds(DETAILS_PAUSE_SECONDS))
  const rounds = Math.min(patience.most, DETAILS_ROUNDS)
  let place: DetailsPlace = { after: null, refusing: [] }
  for (let [part, round] = [1, 1]; part <= MAX_PARTS; part += 1) {
    const options = { importId: run.params.importId, most: DETAILS_PER_STEP, place, pause }
    const readPart = async (client: BandcampClient) =>
      Date.now() < until ? readNextDetails(run.makeCtx(), client, options) : { ...place, isMore: false }
    const read: Outcome<DetailsPlace & { isMore: boolean }> = await run.retry(
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
    if (!(await run.do(`hosts, round ${round}`, () => run.wait(seconds, message)))) break
    await run.pause(`wait for hosts, round ${round}`, seconds)
    place = { after: null, refusing: [] }
    round += 1
  }
  return place.refusing
}

async function importPage(
  run: Run,
  client: BandcampClient,
  fan: Fan,
  walk: Walk,
  seen: ReadonlySet<string>,
): Promise<Walk> {
  const { importId, type } = run.params
  const page = await readFanListPage(client, fan, type, walk.token, seen)
  const walked = walk.walked + page.walked
  const skipped = countNoAlbums(walk.skipped, page.skipped)
  const on = await writeFanPage(run.makeCtx(), {
    importId,
    page: walk.page,
    albums: page.albums,
    found: Math.max(fan.count, walked),
    skipped: page.skipped.length,
  })
  await deleteWelcomeAlbum(run.makeCtx(), importId)
  const keys = page.albums.map(({ sourceKey }) => sourceKey)
  const { token, isMore, entries } = page
  const told = toldOf(walk.on, on ?? [])
  return { token, walked, skipped, page: walk.page + 1, isMore, goesOn: on !== null, entries, keys, on: told }
}

async function finish(run: Run, fan: Fan, walk: Walk, refusing: readonly string[]): Promise<void> {
  const { importId, importTags } = run.params
  const ctx = run.makeCtx()
  const withoutTags = importTags ? await countAlbumsWithoutDetails(ctx, importId) : 0
  await updateImport(ctx, importId, {
    status: 'complete',
    waitingUntil: null,
    finishedAt: ctx.now,
    message: summaryOf(fan, walk, withoutTags, refusing),
    errorCode: isShort(fan, walk) ? 'list-short' : null,
  })
}

/** Fails the import after the last attempt, unless it has ended. A look is repeated later. */
async function giveUp<T>(run: Run, outcome: Exclude<Outcome<T>, { done: T }>): Promise<void> {
  if (outcome === 'ended') return
  const { params } = run
  const message: ImportMessage = { code: params.isLook ? 'look-gave-up' : 'gave-up', reason: REASONS[outcome.refused] }
  await run.do('give up', async () => {
    const ctx = run.makeCtx()
    const hasFailed = await failImport(ctx, params.importId, message, 'turned-away')
    if (params.isLook && hasFailed) await postponeLook(ctx, params)
    return hasFailed
  })
}
