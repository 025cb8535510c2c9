import type { List } from '#domain/albums/album.ts'
import type { BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import { type FanItem, fanAlbum } from '#domain/bandcamp/fan-items.ts'
import { Upstream } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { clampText } from '#domain/text/truncate.ts'
import * as messages from '#locales/errors/bandcamp.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { readFanItems, readFanPage } from '../bandcamp/fan.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import type { ImportedAlbum } from '../db/albums/album-rows.ts'

const NEWEST = '9999999999:9999999999:a::'
const ITEMS_PER_PAGE = 100
const MAX_REPEATED_PAGES = 3

/** An album of a fan's list; `otherUrl` is its address at bandcamp.com where it has one of its own. */
export type ListedAlbum = ImportedAlbum & { otherUrl: string | null; isNameless: boolean }

export type Fan = { fanId: number; count: number }
/** A fan with the exchange rates of the day, which the same page has. */
type FanWithRates = Fan & { rates: BandcampRate[] }

/** Looks up a fan and the size of the list. @throws Upstream `no-such-fan`; BandcampError */
export async function findFan(client: BandcampClient, username: string, type: List): Promise<FanWithRates> {
  const address = `https://bandcamp.com/${username}${type === 'wishlist' ? '/wishlist' : ''}`
  try {
    const fan = await readFanPage(await client.getHtml(address))
    const count = type === 'wishlist' ? fan.wishlistCount : fan.collectionCount
    return { fanId: fan.fanId, count, rates: fan.rates }
  } catch (error) {
    if (error instanceof BandcampError && error.reason === 'not-found') {
      throw new Upstream('no-such-fan', messages.noSuchFan(username))
    }
    throw error
  }
}

/** One page of a fan's list after `token` (null for the newest), as albums for that list. @throws BandcampError */
export async function readFanListPage(client: BandcampClient, fan: Fan, type: List, token: string | null) {
  const page = readFanItems(
    await client.postJson(`https://bandcamp.com/api/fancollection/1/${type}_items`, {
      fan_id: fan.fanId,
      older_than_token: token ?? NEWEST,
      count: ITEMS_PER_PAGE,
    }),
  )
  const skipped = page.skipped.hidden + page.skipped.private + page.skipped.unreadable
  return {
    albums: page.items.map((item) => toImportedAlbum(item, type)),
    walked: page.items.length + skipped,
    skipped,
    token: page.lastToken,
    isMore: page.moreAvailable && page.lastToken !== null && page.lastToken !== token,
  }
}

/** Whether to read on after a page with the albums of these keys: not if it is the third in a row that only repeats earlier ones. */
export function watchForRepeats(): (keys: readonly ImportedAlbum['sourceKey'][]) => boolean {
  const seen = new Set<ImportedAlbum['sourceKey']>()
  let repeated = 0
  return (keys) => {
    const before = seen.size
    for (const key of keys) seen.add(key)
    repeated = keys.length > 0 && seen.size === before ? repeated + 1 : 0
    return repeated < MAX_REPEATED_PAGES
  }
}

const toImportedAlbum = (item: FanItem, list: List): ListedAlbum => ({
  ...fanAlbum(item, list),
  isNameless: item.isNameless,
  isPublic: list === 'collection',
  otherUrl: item.subdomainUrl,
  sourceKey: `${item.tralbumType}${item.tralbumId}`,
  bandId: item.bandId,
  previewTitle: item.previewTitle && clampText(item.previewTitle, LIMITS.title),
  previewTrackId: item.previewTrackId,
})
