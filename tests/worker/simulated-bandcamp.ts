import { vi } from 'vitest'
import type { MadeUpAlbum } from '../bandcamp-site/albums.ts'
import { answerAsBandcamp, type Site, siteAlbum } from '../bandcamp-site/site.ts'

export const albumsUpTo = (count: number) => Array.from({ length: count }, (_, index) => siteAlbum(index))

export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html', ...init.headers } })

/** Answers the Worker's requests with a simulated Bandcamp. */
export function serve(site: Site, fault?: (request: Request) => Response | undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    return fault?.(request) ?? answerAsBandcamp(site, request)
  })
}

/** An item of one band at an address of its choice, with names, tracks, tags and a picture of its own. */
export const siteAlbumAt = (item: number, slug: string): MadeUpAlbum => ({
  ...siteAlbum(item),
  ...{ host: 'band.bandcamp.com', slug, label: `Label ${item}`, tags: [`Item ${item}`] },
  tracks: [1, 2].map((track) => ({
    id: 62_000_000 + item * 10 + track,
    title: `Track ${item}.${track}`,
    seconds: 100,
  })),
})
