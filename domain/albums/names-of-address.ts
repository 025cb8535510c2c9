import * as messages from '#locales/file-rows.ts'

function words(part: string): string {
  try {
    return decodeURIComponent(part).replace(/[-_]+/g, ' ').trim()
  } catch {
    return part
  }
}

/** What an address tells of the title and artist of an album that names neither. */
export function namesOfAddress(url: string | null): { title: string; artist: string } {
  const { hostname = '', pathname = '' } = url ? new URL(url) : {}
  return {
    title: words(pathname.split('/').at(-1) ?? '') || messages.untitled,
    artist: words(hostname.replace(/\.bandcamp\.com$/, '')) || messages.unknownArtist,
  }
}
