import { decodeHTML } from 'entities'
import { readTralbumData } from '#worker/bandcamp/album-page-legacy.ts'

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"'>]+))?/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const RAW = new Set(['script', 'style', 'textarea', 'title'])
/** The parts of a page whose elements are listed. */
const SECTIONS =
  /^(?:#(?:name-section|tralbumArt|band-name-location|music-grid)|\.(?:tralbum-tags|back-to-label-link|band-info|stub-page-content|noscript-container))$/
/** What tells of something else than the album and its tracks: fans, concerts, the band's other pages. */
const OTHERS =
  /\.(?:comment|sponsor|event|recordingOf|publisher\.(?:mainEntityOfPage|genre|description|image))(?:[.[]|$)/
/** Of this too, only the key itself is listed. */
const CUT =
  /^(data-blob\.(?!(?:fan|collection|wishlist|currency)_data\b)[^.]+|data-blob(?:\.[^.]+){2}|.*\.(?:packages|subjectOf|currentDownloads|item_lookup|collectors|purchase_infos|tracklists|package_details|design|header_\w+|sites|navbar_items|play_cap_data|items_purchased|tralbum_collect_info))[.[].*/

interface Tag {
  name: string
  attributes: Map<string, string>
  /** Of a script, style or title. */
  text: string
}

/**
 * What a page or answer is made of, without its contents: the elements that tell about an album, as paths with the names of their
 * attributes, and the keys of its data. In order, each once.
 */
export function outlineOf(content: string): string[] {
  const lines = /^\s*[{[]/.test(content) ? keysOf(JSON.parse(content), '') : elementLines(content)
  return [...new Set(lines)]
}

function elementLines(page: string): string[] {
  const lines: string[] = []
  const open: { name: string; label: string; isListed: boolean }[] = []
  walk(page, (tag) => {
    if (typeof tag === 'string') {
      const at = open.findLastIndex(({ name }) => name === tag)
      if (at >= 0) open.length = at
      return
    }
    const label = labelOf(tag)
    const parent = open.at(-1)
    const isListed = Boolean(parent?.isListed) || label.split(/(?=[.#])/).some((part) => SECTIONS.test(part))
    const path = parent?.isListed ? `${parent.label} > ${label}` : label
    if (isListed || isData(tag)) lines.push(`${path} [${[...tag.attributes.keys()].sort().join(' ')}]`)
    lines.push(...dataOf(tag))
    if (!VOID.has(tag.name) && !RAW.has(tag.name)) open.push({ name: tag.name, label: path, isListed })
  })
  return lines
}

/** Calls back with each opening tag and with the name of each closing one. */
function walk(page: string, each: (tag: Tag | string) => void): void {
  TAG.lastIndex = 0
  for (let found = TAG.exec(page); found; found = TAG.exec(page)) {
    const [, isEnd, written = '', attributes = ''] = found
    const name = written.toLowerCase()
    if (isEnd) each(name)
    else if (name) {
      const end = RAW.has(name) ? page.indexOf(`</${name}`, TAG.lastIndex) : TAG.lastIndex
      const text = page.slice(TAG.lastIndex, end)
      TAG.lastIndex = end
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', double, single]) => [key.toLowerCase(), decodeHTML(double ?? single ?? '')] as const,
      )
      each({ name, attributes: new Map(pairs), text })
    }
  }
}

/** The element's name with what tells it from others: the class, the ID, or the name of a `meta`. */
function labelOf({ name, attributes }: Tag): string {
  if (name === 'meta') return `meta ${attributes.get('property') ?? attributes.get('name') ?? ''}`
  const id = attributes.get('id')
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean)
  return `${name}${id && !/\d/.test(id) ? `#${id}` : ''}${classes.map((one) => `.${one}`).join('')}`
}

const isData = ({ name, attributes, text }: Tag) =>
  name === 'title' ||
  (name === 'meta' && (attributes.has('property') || attributes.has('name'))) ||
  attributes.has('data-tralbum') ||
  attributes.has('data-band') ||
  attributes.get('type') === 'application/ld+json' ||
  attributes.get('id') === 'pagedata' ||
  readTralbumData(text) !== null

function dataOf({ attributes, text }: Tag): string[] {
  const isFan = attributes.get('data-blob')?.includes('"fan_data"')
  const values = [
    ...['data-tralbum', 'data-band'].map((name) => [name, attributes.get(name)] as const),
    ['data-blob', isFan ? attributes.get('data-blob') : undefined] as const,
    ['properties', attributes.get('name') === 'bc-page-properties' ? attributes.get('content') : undefined] as const,
    ['json-ld', attributes.get('type') === 'application/ld+json' ? text : undefined] as const,
  ]
  return [
    ...values.flatMap(([name, json]) => (json ? keysOf(JSON.parse(json), name) : [])),
    ...keysOf(readTralbumData(text), 'script'),
  ]
}

/** The keys of all objects within, as paths. The keys of a table by ID are no names. */
function keysOf(value: unknown, path: string): string[] {
  const shown = (key: string) => (/^[a-z]?\d+$/.test(key) ? '*' : key)
  const lines = Array.isArray(value)
    ? value.flatMap((one) => keysOf(one, `${path}[]`))
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => [
          `${path}.${shown(key)}`,
          ...keysOf(one, `${path}.${shown(key)}`),
        ])
      : []
  return [...new Set(lines.filter((line) => !OTHERS.test(line)).map((line) => line.replace(CUT, '$1')))]
}

/**
 * Where an outline differs from those of recordings of the same layout. Some parts occur in only some of them: an outline needs the parts
 * that all have and may have those of any. `isOrdered` is false for data that Bandcamp wrote in random order.
 */
export function differences(outline: string[], recorded: string[][], isOrdered: boolean): string[] {
  const [first = [], ...others] = recorded
  const missing = first.filter((line) => !outline.includes(line) && others.every((other) => other.includes(line)))
  const unknown = outline.filter((line) => !recorded.some((other) => other.includes(line)))
  const isKey = (line: string) => !line.endsWith(']') || line.endsWith('[]')
  const misplaced = recorded.flatMap((other) => {
    const common = (of: string[], within: string[]) =>
      of.filter((line) => within.includes(line) && (isOrdered || !isKey(line)))
    const wanted = common(other, outline)
    const found = common(outline, other).find((line, at) => line !== wanted[at])
    return found ? [found] : []
  })
  return [
    ...missing.map((line) => `missing: ${line}`),
    ...unknown.map((line) => `not recorded: ${line}`),
    ...new Set(misplaced.map((line) => `misplaced: ${line}`)),
  ]
}
