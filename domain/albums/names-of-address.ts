import * as messages from '#locales/file-rows.ts'

function words(part: string): string {
  try {
    return decodeURIComponent(part).replace(/[-_]+/g, ' ').trim()
  } catch {
    return part
  }
}

/** The title and artist that an address suggests, for an album that has neither. */
export function namesOfAddress(url: string | null): { title: string; artist: string } {
  const { hostname = '', pathname = '' } = url ? new URL(url) : {}
  return {
    title: words(pathname.split('/').at(-1) ?? '') || messages.untitled,
    artist: words(hostname.replace(/\.bandcamp\.com$/, '')) || messages.unknownArtist,
  }
}
