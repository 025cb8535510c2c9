import * as z from 'zod/mini'
import { toFacts } from '#domain/bandcamp/facts.ts'
import { coverOfUrl } from '#domain/bandcamp/pictures.ts'
import { cleanOrNull, cleanTags, fromAttribute, fromMarkup } from '#domain/bandcamp/text.ts'
import { flag, id, parseJson } from '#domain/bandcamp/tolerant.ts'
import { type AlbumSource, EMPTY_SOURCE, firstPresent } from './album.ts'
import { ElementTexts, FirstAttribute, PageReader, Presence } from './page-parts.ts'
import type { NotAnAlbumPage } from './upstream-error.ts'

const MAX_SCRIPT_LENGTH = 1_000_000
// Represents <br> in collected text, where line endings are mere spaces.
const LINE_BREAK = '\u2028'

const Band = z.object({ is_label: flag })
const PageProperties = z.object({ item_id: id })

/** The parts of a page that describe a release. */
interface AlbumPageParts {
  jsonLd: string[]
  /** The object of data-tralbum; null if there is none. */
  tralbum: unknown
  markup: AlbumSource
  /** The kind of page if it shows no release. */
  otherwise: NotAnAlbumPage['kind']
  /** Whether the page contains invalid JSON. */
  isBroken: boolean
}

/** Collects a page's parts while it is streamed. */
export async function collectAlbumPage(response: Response): Promise<AlbumPageParts> {
  const jsonLd = new ElementTexts(MAX_SCRIPT_LENGTH)
  const titles = new ElementTexts()
  const bylines = new ElementTexts()
  const labelLinks = new ElementTexts()
  const labelUrl = new FirstAttribute('href')
  const locations = new ElementTexts()
  const tags = new ElementTexts()
  const meta = new Map<string, string>()
  const tralbum = new FirstAttribute('data-tralbum')
  const band = new FirstAttribute('data-band')
  const picture = new FirstAttribute('href')
  const grid = new Presence()
  const stub = new Presence()

  const page = new PageReader()
    .on('script[type="application/ld+json"]', jsonLd)
    .on('[data-tralbum]', tralbum)
    .on('[data-band]', band)
    .on('meta[content]', {
      element: (element) => {
        const name = element.getAttribute('property') ?? element.getAttribute('name') ?? ''
        if (/^(?:og:\w+|bc-page-properties)$/.test(name) && !meta.has(name))
          meta.set(name, fromAttribute(element.getAttribute('content')))
      },
    })
    .on('#name-section .trackTitle', titles)
    .on('#name-section h3 a', bylines)
    .on('a.back-to-label-link', labelUrl)
    .on('.back-to-label-link .back-link-text', labelLinks)
    .on('.back-to-label-link .back-link-text br', { element: () => labelLinks.append(LINE_BREAK) })
    .on('#band-name-location .location', locations)
    .on('.band-info .location', locations)
    .on('.tralbum-tags a.tag', tags)
    .on('#tralbumArt a.popupImage', picture)
    .on('#music-grid', grid)
    .on('.stub-page-content', stub)
  await page.read(response)

  const kind = meta.get('og:type')
  const isRelease = kind === 'album' || kind === 'song' || titles.texts.length > 0
  const isLabel = Band.safeParse(parseJson(band.value)).data?.is_label === true
  const tralbumObject = parseJson(tralbum.value)
  const isArtist = grid.found || kind === 'band' || tralbumObject !== null
  return {
    jsonLd: jsonLd.texts,
    tralbum: tralbumObject,
    markup: isRelease ? readMarkup() : EMPTY_SOURCE,
    otherwise: stub.found ? 'stub' : isLabel ? 'label' : isArtist ? 'artist' : 'unknown',
    isBroken: [tralbum.value, ...jsonLd.texts].some((data) => data.trim() !== '' && parseJson(data) === null),
  }

  function readMarkup(): AlbumSource {
    const [ogTitle, ogArtist] = divideTitle(meta.get('og:title') ?? '')
    const declared = /^\s*(\d{1,4}) track album/.exec(meta.get('og:description') ?? '')?.[1]
    const owner = cleanOrNull(meta.get('og:site_name'))
    const properties = PageProperties.safeParse(parseJson(meta.get('bc-page-properties') ?? '')).data
    return {
      ...EMPTY_SOURCE,
      title: shown(titles, 0) ?? cleanOrNull(ogTitle),
      // On a track's page the album is linked before the artist.
      artist: shown(bylines, -1) ?? cleanOrNull(ogArtist) ?? owner,
      owner,
      coverUrl: firstPresent(coverOfUrl(picture.value), coverOfUrl(meta.get('og:image') ?? null)),
      trackCount: declared === undefined ? null : Number(declared),
      tags: cleanTags(tags.texts.map(fromMarkup)),
      facts: toFacts({
        label: labelOf(labelLinks),
        labelUrl: labelUrl.value,
        type: kind === 'song' ? 't' : kind === 'album' ? 'a' : null,
        itemId: properties?.item_id,
        location: shown(locations, 0),
      }),
    }
  }
}

function shown(elements: ElementTexts, index: number): string | null {
  return cleanOrNull(fromMarkup(elements.texts.at(index) ?? ''))
}

/** The link back reads "more from", a line break, and the label. */
function labelOf(links: ElementTexts): string | null {
  const [, ...name] = fromMarkup(links.texts[0] ?? '').split(LINE_BREAK)
  return cleanOrNull(name.join(' '))
}

function divideTitle(title: string): [string, string] {
  const at = title.lastIndexOf(', by ')
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at + 5)]
}
