import type { Shows } from '../shares/share.ts'
import type { SharedPage } from '../shares/shared-page.ts'
import { demoAlbums } from './albums.ts'
import { demoCrates } from './crates.ts'

const SHOWS: Shows = { notes: true, ratings: true, tags: true, prices: false, tracks: false, hidden: false }

/** What the demo shares, as its owner sees it: a crate, by its index in `demoCrates`. */
export const DEMO_SHARE = { crate: 0, sharer: 'Marit', view: 'list', shows: SHOWS } as const

/** The same as somebody with the link sees it. The albums are made up, so no page on Bandcamp has them. */
export function demoSharedPage(now: Date): SharedPage {
  const all = demoAlbums(now)
  const { name = '', description = '', albums: places = [] } = demoCrates[DEMO_SHARE.crate] ?? {}
  const albums = places.flatMap((place) => {
    const one = all[place]
    if (!one) return []
    const { title, artist, coverUrl, label = null, rating, notes, bandcampTags, userTags, releaseDate, addedAt } = one
    return {
      id: place + 1,
      title,
      artist,
      coverUrl,
      label,
      url: null,
      player: null,
      year: releaseDate.slice(0, 4),
      changedAt: addedAt.toISOString().slice(0, 10),
      tags: [...bandcampTags, ...userTags],
      ...(rating > 0 && { rating }),
      ...(notes && { notes }),
    }
  })
  return {
    id: 0,
    title: name,
    list: null,
    description,
    view: DEMO_SHARE.view,
    isListed: false,
    tagColors: {},
    giftUntil: null,
    total: albums.length,
    page: 1,
    pages: 1,
    prices: { sums: [], rates: {} },
    albums,
    taken: new Set(),
    gone: [],
  }
}
