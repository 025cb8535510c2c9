import { vi } from 'vitest'
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
