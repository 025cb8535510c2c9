import { parseSync } from 'vite'

type Part = { type: string; start: number; end: number; [key: string]: unknown }

/** What there is to say about texts of a language, a line for each. Only faults have to be mended. */
export type Findings = Record<'missing' | 'faults' | 'changed' | 'english' | 'long', string[]>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (part: Part): Part[] => Object.values(part).flat().filter(isPart)
const nameOf = (part: unknown) => (isPart(part) ? String(part.name ?? part.value) : '')
/** What a literal, or a piece of one with values, says. */
const textOf = ({ type, value }: Part) =>
  type === 'Literal' ? String(value) : type === 'TemplateElement' ? (value as { cooked: string }).cooked : ''
const inQuotes = (text: unknown) => `“${String(text).replace(/^'|'$/g, '').slice(0, 100)}”`

/** The texts of a module by their names, such as `actions.search`, and the names that it exports. */
function readTexts(code: string) {
  const texts = new Map<string, Part>()
  const add = (name: string, part: Part): void => {
    if (/^TS(As|Satisfies)/.test(part.type)) add(name, part.expression as Part)
    else if (part.type !== 'ObjectExpression') texts.set(name, part)
    else for (const one of part.properties as Part[]) if (one.key) add(`${name}.${nameOf(one.key)}`, one.value as Part)
  }
  const look = (part: Part): void => {
    if (part.type === 'FunctionDeclaration') texts.set(nameOf(part.id), part)
    else if (part.type === 'VariableDeclarator') add(nameOf(part.id), part.init as Part)
    else if (/^(Program|Export|VariableDeclaration)/.test(part.type)) partsOf(part).forEach(look)
  }
  const { program, module } = parseSync('texts.ts', code)
  look(program as unknown as Part)
  const entries = module.staticExports.flatMap((one) => one.entries)
  const names = entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : []))
  const codeOf = (name: string) => {
    const text = texts.get(name)
    return text && code.slice(text.start, text.end).replace(/\s+/g, ' ')
  }
  return { program: program as unknown as Part, texts, names, codeOf }
}

/** The values that a text says: their names by their places, `0` or `0.count` of an object. What chooses a plural form is not said. */
function saidBy(text: Part): Map<string, string> {
  const places = new Map<string, string>()
  const place = (part: Part, at: string): void => {
    if (part.type === 'Identifier') places.set(nameOf(part), at)
    if (part.type === 'AssignmentPattern') place(part.left as Part, at)
    if (part.type === 'ObjectPattern')
      for (const one of part.properties as Part[])
        place((one.value ?? one.argument) as Part, `${at}.${nameOf(one.key)}`)
  }
  const said = new Map<string, string>()
  const look = (part: Part): void => {
    const isOfObject = part.type === 'MemberExpression' && !part.computed
    const at = places.get(nameOf(isOfObject ? part.object : part))
    if (at && isOfObject) said.set(`${at}.${nameOf(part.property)}`, nameOf(part.property))
    else if (at && part.type === 'Identifier') said.set(at, nameOf(part))
    else if (nameOf(part.callee) === 'plural') (part.arguments as Part[]).slice(1).forEach(look)
    else partsOf(part).forEach(look)
  }
  if (!Array.isArray(text.params)) return said
  for (const [at, part] of text.params.entries()) place(part, `${at}`)
  look(text.body as Part)
  return said
}

/** The names of the values that a text leaves out and English says. */
function leftOut(english: Part, text: Part): string[] {
  const said = [...saidBy(text).keys()]
  const isSaid = (at: string) => said.some((one) => one === at || at.startsWith(`${one}.`) || one.startsWith(`${at}.`))
  return [...saidBy(english)].filter(([at]) => !isSaid(at)).map(([, name]) => name)
}

/** The forms of each plural in a text. */
function pluralsIn(part: Part): string[][] {
  const forms = /^(plural|counted)$/.test(nameOf(part.callee)) ? (part.arguments as Part[])[1] : undefined
  const here = forms?.type === 'ObjectExpression' ? [(forms.properties as Part[]).map(({ key }) => nameOf(key))] : []
  return [...here, ...partsOf(part).flatMap(pluralsIn)]
}

/** The plural forms that a language has, and those of them that whole numbers below 1,000 need: some have one for millions. */
function pluralFormsOf(language: string) {
  const rules = new Intl.PluralRules(language)
  const needed = new Set<string>(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))
  return { all: new Set<string>(rules.resolvedOptions().pluralCategories), needed }
}

/** Whether it says something in words that are no names, so that it differs from language to language. */
const hasWords = (part: Part): boolean =>
  /\p{L} \p{Ll}{2,}/u.test(textOf(part).replace(/Gatefold |Bandcamp /g, '')) || partsOf(part).some(hasWords)

/** Whether a text that stands on a button or a tab, for all its length can tell, has become much longer. */
const isLong = (english: unknown, text: unknown) =>
  typeof english === 'string' &&
  typeof text === 'string' &&
  english.length <= 20 &&
  text.length > Math.max(english.length * 1.6, english.length + 8)

/** Compares a module of a language with the English one. `before` has both as they were when the language was last looked at. */
export function compareTexts(
  language: string,
  module: string,
  now: { english: string; own: string },
  before?: { english: string; own: string },
): Findings {
  const found: Findings = { missing: [], faults: [], changed: [], english: [], long: [] }
  const say = (kind: keyof Findings, name: string, what = '') => found[kind].push(`${module} ${name}  ${what}`.trim())
  const english = readTexts(now.english)
  const isCopy = now.own === now.english && hasWords(english.program)
  if (now.own === '' || isCopy) {
    say(isCopy ? 'english' : 'missing', `(${english.names.length} texts)`)
    return found
  }
  const own = readTexts(now.own)
  const old = before && { english: readTexts(before.english), own: readTexts(before.own) }
  const forms = pluralFormsOf(language)
  for (const name of english.names) if (!own.names.includes(name)) say('missing', name)
  const tag = module === 'language.ts' ? own.texts.get('language')?.value : language
  if (tag !== language) say('faults', 'language', `is “${tag}”, not “${language}”`)
  for (const [name, text] of own.texts)
    for (const given of pluralsIn(text)) {
      for (const form of given) if (!forms.all.has(form)) say('faults', name, `There is no plural form “${form}”`)
      for (const form of forms.needed)
        if (!given.includes(form)) say('faults', name, `The plural form “${form}” is missing`)
    }
  for (const [name, source] of english.texts) {
    const [is, was] = [english.codeOf(name), old?.english.codeOf(name)]
    const isSame = own.codeOf(name) === old?.own.codeOf(name)
    if (was && is && was !== is && isSame) say('changed', name, `${inQuotes(was)} → ${inQuotes(is)}`)
    const text = own.texts.get(name)
    if (!text || !is) continue
    const isExported = english.names.includes(name.replace(/\..*/, ''))
    for (const value of isExported ? leftOut(source, text) : []) say('faults', name, `leaves out “${value}”`)
    if (own.codeOf(name) === is && hasWords(source)) say('english', name, inQuotes(is))
    if (isLong(source.value, text.value)) say('long', name, `${inQuotes(source.value)} → ${inQuotes(text.value)}`)
  }
  return found
}
