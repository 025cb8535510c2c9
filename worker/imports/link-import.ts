import { inListOrder } from '#domain/bandcamp/dates.ts'
import { type ImportMessage, storedMessages } from '#domain/imports/import-message.ts'
import type { ImportError } from '#domain/imports/import-status.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import type { LinkPage } from '../bandcamp-link/answers.ts'
import { requireClient } from '../bandcamp-link/link.ts'
import { findLink, noteFailure, noteSync } from '../db/bandcamp-link/links.ts'
import { writeFanPage } from '../db/imports/fan-page.ts'
import { failImport, updateImport } from '../db/imports/imports.ts'
import { deleteWelcomeAlbum } from '../db/trash/trash.ts'
import type { ImportRunner } from './import-runner.ts'
import { hasArtNumbers, readLinkPage, toItemAlbum } from './link-source.ts'
import { patienceOf, REASONS } from './patience.ts'
import { NO_TRACKS, type Told, toldOf } from './tracks-told.ts'

/** The position in the list. Only written pages are counted; `isShort`: the last page had fewer albums than requested. */
type Place = {
  page: number
  offset: number
  size: number
  isShort: boolean
  skipped: number
  doubled: number
  hasArt: boolean | null
  on: Told
}
/** The result of a page: `keys` identify its albums. */
type Page =
  | { is: 'read'; keys: string[]; count: number; skipped: number; doubled: number; hasArt: boolean | null; on: Told }
  | { is: 'too-large' | 'repeated' | 'strange' | 'cancelled' }

const SIZE = 500
const LEAST_SIZE = 100
const PAUSE_SECONDS = 1
const MOST_ATTEMPTS = 5
const MOST_STEPS = 2_000

const END: LinkPage = { albums: [], count: 0 }

const smaller = (size: number) => Math.max(LEAST_SIZE, Math.floor(size / 2))

/**
 * Imports what the person owns through their Bandcamp link, newest first. The list ends with an empty page, or with a short one if nothing
 * new comes after it. A full page followed only by albums seen before is an error, since the list may be incomplete. Nothing is ever
 * removed.
 */
export async function importLink(run: ImportRunner): Promise<void> {
  const patience = { ...patienceOf(false), most: MOST_ATTEMPTS }
  const seen = new Set<string>()
  let place: Place = {
    page: 0,
    offset: 0,
    size: SIZE,
    isShort: false,
    skipped: 0,
    doubled: 0,
    hasArt: null,
    on: NO_TRACKS,
  }
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    if (step > 1) await run.pause(`pause before step ${step}`, PAUSE_SECONDS)
    const outcome = await run.retry(`step ${step}`, () => importPage(run, place, seen), patience)
    if (outcome === 'ended') return run.do('note the end', () => noteFailure(run.makeCtx(), run.params.importId))
    if ('refused' in outcome) return failRefused(run, outcome.refused)
    const page = outcome.done
    if (page.is === 'cancelled') return
    if (page.is === 'too-large') {
      place = { ...place, size: smaller(place.size) }
      continue
    }
    if (page.is !== 'read')
      return fail(run, { code: 'gave-up', reason: page.is === 'repeated' ? 'repeats' : 'strangers' })
    if (page.count === 0) return run.do('finish', () => finish(run, place, seen.size))
    for (const key of page.keys) seen.add(key)
    place = {
      page: place.page + 1,
      offset: place.offset + page.count,
      size: place.size,
      isShort: page.count < place.size,
      skipped: place.skipped + page.skipped,
      doubled: place.doubled + page.doubled,
      hasArt: page.hasArt,
      on: page.on,
    }
  }
  return fail(run, { code: 'gave-up', reason: 'endless' })
}

/** Reads a page and writes it. A login and a fault look the same: both are a refusal, which smaller pages sometimes avoid. */
async function importPage(run: ImportRunner, place: Place, seen: ReadonlySet<string>): Promise<Page> {
  const { env, params } = run
  const ctx = run.makeCtx()
  const client = await requireClient(ctx, env, 0)
  const listed = await readLinkPage(client, place).catch((error: unknown) => {
    if (error instanceof BandcampError && place.isShort) return END
    const isTooLarge = error instanceof BandcampError && /^(?:refused|timeout|too-large)$/.test(error.reason)
    if (isTooLarge && place.size > LEAST_SIZE) return null
    throw error
  })
  if (listed === null) return { is: 'too-large' }
  const { count } = listed
  const end: Page = { is: 'read', keys: [], count: 0, skipped: 0, doubled: 0, hasArt: place.hasArt, on: place.on }
  if (count === 0) return end
  if (listed.albums.length === 0) return place.isShort ? end : { is: 'strange' }
  const fresh = [...new Map(listed.albums.map((album) => [album.key, album])).values()].filter(
    ({ key }) => !seen.has(key),
  )
  if (fresh.length === 0) return place.isShort ? end : { is: 'repeated' }
  const hasArt = place.hasArt ?? (await hasArtNumbers(client, listed.albums, env.BANDCAMP_MIRROR || undefined))
  const skipped = count - listed.albums.length
  const doubled = listed.albums.length - fresh.length
  const dates = inListOrder(fresh.map(({ addedAt }) => addedAt))
  const on = await writeFanPage(ctx, {
    importId: params.importId,
    page: place.page,
    albums: fresh.map((album, place) => toItemAlbum({ ...album, addedAt: dates[place] ?? null }, hasArt)),
    found: place.offset + count - place.doubled - doubled,
    skipped,
    isLink: true,
  })
  if (on) await deleteWelcomeAlbum(ctx, params.importId)
  return on
    ? { is: 'read', keys: fresh.map(({ key }) => key), count, skipped, doubled, hasArt, on: toldOf(place.on, on) }
    : { is: 'cancelled' }
}

async function finish(run: ImportRunner, { skipped, doubled, on }: Place, albums: number): Promise<void> {
  const ctx = run.makeCtx()
  const before = (await findLink(ctx))?.albums ?? 0
  const goesOn = await updateImport(ctx, run.params.importId, {
    status: 'complete',
    waitingUntil: null,
    finishedAt: ctx.now,
    message: storedMessages([
      doubled > 0 && { code: 'doubled', count: doubled },
      skipped > 0 && { code: 'unreadable', count: skipped },
      albums < before && { code: 'fewer', before, now: albums },
      on.count > 0 && { code: 'on-your-albums', ...on },
    ]),
  })
  if (!goesOn) return
  await noteSync(ctx, albums)
}

const failRefused = (run: ImportRunner, reason: BandcampError['reason']): Promise<void> =>
  reason === 'refused'
    ? fail(run, { code: 'login-refused' })
    : fail(
        run,
        { code: 'gave-up', reason: REASONS[reason] },
        reason === 'blocked' || reason === 'slow-down' ? 'turned-away' : null,
      )

const fail = (run: ImportRunner, message: ImportMessage, errorCode: ImportError | null = null): Promise<void> =>
  run.do('give up', async () => {
    const ctx = run.makeCtx()
    await failImport(ctx, run.params.importId, message, errorCode)
    await noteFailure(ctx, run.params.importId)
  })
