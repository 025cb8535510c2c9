import { decodeHTML } from 'entities'

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"'>]+))?/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const RAW = new Set(['script', 'style', 'textarea', 'title'])
/** The parts of a page whose elements are listed, by ID or class. */
const SECTIONS = [
  ...['#name-section', '#tralbumArt', '#band-name-location', '#music-grid'],
  ...['.tralbum-tags', '.back-to-label-link', '.band-info', '.stub-page-content', '.noscript-container'],
]
/** The ends of the paths of what depends on fans, concerts or the band rather than on the layout. */
const IGNORED = [
  ...['comment', 'sponsor', 'event', 'recordingOf'],
  ...['publisher.mainEntityOfPage', 'publisher.genre', 'publisher.description', 'publisher.image'],
]
/** Keys of data about something else than an album and its tracks: what is within is not listed. */
const CLOSED = new Set([
  ...['packages', 'currentDownloads', 'play_cap_data', 'items_purchased', 'tralbum_collect_info', 'subjectOf'],
  ...['item_lookup', 'collectors', 'purchase_infos', 'tracklists', 'package_details'],
  ...['design', 'header_desktop', 'header_phone', 'sites', 'navbar_items'],
])
/** What is listed of the data on a fan's page. */
const FAN_PARTS = ['fan_data', 'collection_data', 'wishlist_data', 'following_bands_data', 'currency_data']

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
    const isListed = Boolean(parent?.isListed) || label.split(/(?=[.#])/).some((part) => SECTIONS.includes(part))
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

const isData = ({ name, attributes }: Tag) =>
  name === 'title' ||
  (name === 'meta' && (attributes.has('property') || attributes.has('name'))) ||
  attributes.has('data-tralbum') ||
  attributes.has('data-band') ||
  attributes.get('type') === 'application/ld+json' ||
  attributes.get('id') === 'pagedata'

function dataOf({ attributes, text }: Tag): string[] {
  const values: [path: string, json: string | undefined][] = [
    ['data-tralbum', attributes.get('data-tralbum')],
    ['data-band', attributes.get('data-band')],
    ['properties', attributes.get('name') === 'bc-page-properties' ? attributes.get('content') : undefined],
    ['json-ld', attributes.get('type') === 'application/ld+json' ? text : undefined],
  ]
  return [
    ...values.flatMap(([path, json]) => (json ? keysOf(JSON.parse(json), path) : [])),
    ...fanKeys(attributes.get('data-blob') ?? ''),
  ]
}

function fanKeys(json: string): string[] {
  if (!json.includes('"fan_data"')) return []
  const blob: Record<string, object | null> = JSON.parse(json)
  return Object.entries(blob).flatMap(([key, value]) => [
    `data-blob.${key}`,
    ...(FAN_PARTS.includes(key) ? Object.keys(value ?? {}).map((inner) => `data-blob.${key}.${inner}`) : []),
  ])
}

/** The keys of all objects within, as paths. */
function keysOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const own = `${path}.${key}`
    if (IGNORED.some((end) => own.endsWith(`.${end}`))) return []
    return CLOSED.has(key) ? [own] : [own, ...keysOf(one, own)]
  })
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
