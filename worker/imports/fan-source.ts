import type { List } from '#domain/albums/album.ts'
import type { BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import { type FanItem, fanAlbum } from '#domain/bandcamp/fan-items.ts'
import { Upstream } from '#domain/errors/app-error.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { LIMITS } from '#domain/limits.ts'
import { clampText } from '#domain/text/truncate.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { readFanItems, readFanPage } from '../bandcamp/fan.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'

const NEWEST = '9999999999:9999999999:a::'
const ITEMS_PER_PAGE = 100
const MAX_REPEATED_PAGES = 3

/** An album of a fan's list; `otherUrl` is its address at bandcamp.com if its main address is on another domain. */
export type ListedAlbum = ImportedAlbum &
  Pick<FanItem, 'isNameless' | 'onKey' | 'streamableTracks'> & { otherUrl: string | null }

/** A fan and one of their lists: its number of entries, and whether the fan hides it, or entries of it. */
export type Fan = { fanId: number; count: number; isHidden: boolean }
/** A fan with the exchange rates of the day, which are on the same page. */
type FanWithRates = Fan & { rates: BandcampRate[] }

/** Looks up a fan and the size of the list. @throws Upstream `no-such-fan`; BandcampError */
export async function findFan(client: BandcampClient, username: string, type: List): Promise<FanWithRates> {
  const address = `https://bandcamp.com/${username}${type === 'wishlist' ? '/wishlist' : ''}`
  try {
    const fan = await readFanPage(await client.getHtml(address))
    const list =
      type === 'wishlist'
        ? { count: fan.wishlistCount, isHidden: fan.isWishlistHidden }
        : { count: fan.collectionCount, isHidden: fan.hiddenCount > 0 }
    return { fanId: fan.fanId, ...list, rates: fan.rates }
  } catch (error) {
    if (error instanceof BandcampError && error.reason === 'not-found') {
      throw new Upstream('no-such-fan', messages.noSuchFan(username))
    }
    throw error
  }
}

/**
 * One page of a fan's list after `token` (null for the newest), as albums for that list. Entries in `seen` are not counted again. @throws
 * BandcampError
 */
export async function readFanListPage(
  client: BandcampClient,
  fan: Fan,
  type: List,
  token: string | null,
  seen: ReadonlySet<string>,
) {
  const page = readFanItems(
    await client.postJson(`https://bandcamp.com/api/fancollection/1/${type}_items`, {
      fan_id: fan.fanId,
      older_than_token: token ?? NEWEST,
      count: ITEMS_PER_PAGE,
    }),
    seen,
  )
  return {
    albums: page.items.map((item) => toImportedAlbum(item, type)),
    entries: page.entries,
    walked: page.items.length + page.skipped.length,
    skipped: page.skipped,
    token: page.lastToken ?? token,
    isMore: page.moreAvailable && page.lastToken !== null && page.lastToken !== token,
  }
}

/**
 * The entries of a list seen so far. `goesOn` adds a page, and returns false for the third page in a row that only repeats earlier entries.
 */
export function watchForRepeats() {
  const seen = new Set<string>()
  let repeated = 0
  return {
    seen: seen as ReadonlySet<string>,
    goesOn(entries: readonly string[]): boolean {
      const before = seen.size
      for (const entry of entries) seen.add(entry)
      repeated = entries.length > 0 && seen.size === before ? repeated + 1 : 0
      return repeated < MAX_REPEATED_PAGES
    },
  }
}

const toImportedAlbum = (item: FanItem, list: List): ListedAlbum => ({
  ...fanAlbum(item, list),
  isNameless: item.isNameless,
  onKey: item.onKey,
  streamableTracks: item.streamableTracks,
  isPublic: list === 'collection',
  otherUrl: item.subdomainUrl,
  sourceKey: `${item.tralbumType}${item.tralbumId}`,
  bandId: item.bandId,
  previewTitle: item.previewTitle && clampText(item.previewTitle, LIMITS.title),
  previewTrackId: item.previewTrackId,
})
