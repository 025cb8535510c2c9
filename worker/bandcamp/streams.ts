import type { ListedTrack } from '#domain/bandcamp/facts.ts'
import { cleanOrNull, withoutArtist } from '#domain/bandcamp/text.ts'
import type { BandcampPreview } from './album.ts'

const FORMAT = 'mp3-128'

/**
 * The stream's URL from Bandcamp's `file`: an object by format, null for an unstreamable track. Only Bandcamp's URLs are accepted, always
 * over https.
 */
function streamUrlOf(file: unknown): string | null {
  const formats = new Map<string, unknown>(Object.entries(file ?? {}))
  for (const address of [formats.get(FORMAT), ...formats.values()]) {
    const url = typeof address === 'string' ? URL.parse(address) : null
    if (!url || !/^(?:.+\.)?(?:bandcamp\.com|bcbits\.com)$/.test(url.hostname) || !/^https?:$/.test(url.protocol))
      continue
    url.protocol = 'https:'
    return url.href
  }
  return null
}

type SentTrack = Omit<ListedTrack, 'number' | 'isStreamable'> & { number: number | null; file: unknown }

/** The tracks that have a title, and the stream of the first playable one. */
export function readTracks(sent: readonly SentTrack[]): { tracks: ListedTrack[]; preview: BandcampPreview | null } {
  let preview: BandcampPreview | null = null
  const tracks = sent.flatMap(({ file, ...track }, index) => {
    const title = withoutArtist(cleanOrNull(track.title) ?? '', track.artist)
    if (title === '') return []
    const streamUrl = streamUrlOf(file)
    if (track.id !== null && streamUrl !== null) preview ??= { trackId: track.id, title, streamUrl }
    return [{ ...track, number: track.number ?? index + 1, title, isStreamable: streamUrl !== null }]
  })
  return { tracks, preview }
}
