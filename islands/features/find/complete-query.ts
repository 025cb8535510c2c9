import { SORTS } from '#domain/query/collection-query.ts'
import { FIELDS, type FieldName, fieldCalled, isField } from '#domain/query/fields.ts'
import { findByName } from '#domain/query/name-search.ts'
import { operatorOf, TYPED_OPERATOR } from '#domain/query/node.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { quoteValue } from '#domain/query/plain.ts'
import { tagTerm } from '#domain/query/query-text.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { sortNames } from '#locales/collection.ts'
import { anyText, examples, fieldNames, fieldWords } from '#locales/query-language.ts'

/** A completion: replaces the typed part or the whole text; after a field, typing continues. With `act`, an action instead. */
export type Completion = {
  text: string
  about?: string | undefined
  isField?: boolean
  isWhole?: boolean
  act?: () => void
}

/** The names to choose from, most used first. */
export type Names = {
  tag: readonly string[]
  artist: readonly string[]
  label: readonly string[]
  crate: readonly string[]
}

const MAX_SHOWN = 7
const MAX_FOR_WORD = 4

const TOKEN = new RegExp(`-?(?:[a-z]+(?:${TYPED_OPERATOR}))?"(?:[^"]|"")*"?|[^\\s()]+`, 'gi')
const TERM = new RegExp(`^([a-z]+)(${TYPED_OPERATOR})(.*)$`, 'is')

const unquoted = (text: string) => text.replace(/^"|"$/g, '').replaceAll('""', '"')

const termsOf: { [Name in FieldName]?: readonly (readonly [string, string])[] } = {
  ...examples,
  // The order of a crate only exists in crates, where it is the default.
  sort: SORTS.filter((sort) => sort !== 'crate' && sort !== 'best').map(
    (sort) => [`sort:${sort}`, sortNames[sort]] as const,
  ),
}

/** A valid term of a field. */
export const exampleOf = (field: string): string => (isField(field) && termsOf[field]?.[0]?.[0]) || anyText(field)

/** Three letters, or one of a script in which a word may be a single sign. */
const isWord = (typed: string) => /[a-z]{3}|\p{Lo}/iu.test(typed)

function termsFor(field: FieldName, operator: string, typed: string, names: Names): Completion[] {
  if (field in names) {
    const known = findByName(names[field as keyof Names], unquoted(typed), (name) => name)
    const sign = operator === '=' ? '=' : ':'
    return known.map((name) => ({
      text: field === 'tag' && sign === ':' ? tagTerm(name) : `${field}${sign}${quoteValue(name)}`,
    }))
  }
  const start = `${field}${operator}${typed}`.toLowerCase()
  return (termsOf[field] ?? [])
    .filter(
      ([text, about]) =>
        text.startsWith(start) ||
        (operator === ':' && (typed === '' || (isWord(typed) && foldText(about).includes(foldText(typed))))),
    )
    .map(([text, about]) => ({ text, about }))
}

const folded = new WeakMap<readonly string[], readonly string[]>()

/** The searched form of names, computed once for each list of names. */
function foldedNames(names: readonly string[]): readonly string[] {
  const known = folded.get(names) ?? names.map(foldText)
  folded.set(names, known)
  return known
}

function namesWith(start: string, names: readonly string[]): string[] {
  const texts = foldedNames(names)
  return names.filter((_, index) => texts[index]?.startsWith(start)).slice(0, MAX_FOR_WORD)
}

function termsForWord(word: string, names: Names): Completion[] {
  const isCalled = (name: string) =>
    name.startsWith(word) || fieldWords[name]?.some((one) => foldText(one).startsWith(word))
  const fields = Object.keys(FIELDS).filter((name): name is FieldName => isField(name) && Boolean(isCalled(name)))
  const found =
    word.length < 2
      ? []
      : (['tag', 'artist', 'label', 'crate'] as const).flatMap((field) =>
          namesWith(word, names[field]).map((name) => ({
            text: field === 'tag' ? tagTerm(name) : `${field}:${quoteValue(name)}`,
          })),
        )
  return [...fields.map((name) => ({ text: `${name}:`, about: fieldNames[name], isField: true })), ...found]
}

/** A folded name without spaces. */
export const withoutSpaces = (name: string): string => foldText(name).replaceAll(' ', '')

/** Whether a term requires a whole name that no album has. */
function isUnknown(term: string, names: Names): boolean {
  const [, name = '', operator = '', value = ''] = TERM.exec(term) ?? []
  const field = fieldCalled(name)
  if (
    !(field in names) ||
    (field === 'tag' && value.endsWith('*')) ||
    (field !== 'tag' && operatorOf(operator) !== '=')
  )
    return false
  const known = names[field as keyof Names]
  const whole = unquoted(value)
  if (field === 'label') return !known.includes(whole)
  if (field !== 'tag') return !known.some((one) => foldTag(one) === foldTag(whole))
  const letters = withoutSpaces(whole)
  return !foldedNames(known).some((one) => one.replaceAll(' ', '') === letters)
}

/**
 * The possible completions at the cursor, and the part of the text they replace. `isOpen`: a field without a value is being typed.
 * `isBegun`: it is the beginning of a name that can be completed, and finds nothing yet.
 */
export function completionsAt(text: string, cursor: number, names: Names) {
  const token = [...text.matchAll(TOKEN)].find(({ 0: { length }, index }) => index < cursor && cursor <= index + length)
  if (!token)
    return {
      from: cursor,
      to: cursor,
      isOpen: false,
      isBegun: false,
      completions: text.trim() === '' ? termsForWord('', names) : [],
    }
  const minus = token[0].startsWith('-') ? 1 : 0
  const from = token.index + minus
  const typed = text.slice(from, cursor)
  const [, name = '', operator = '', value = ''] = TERM.exec(typed) ?? []
  const field = fieldCalled(name)
  const isTerm = isField(field)
  const all = isTerm
    ? termsFor(field, operatorOf(operator), value, names)
    : /["<>=:]/.test(typed)
      ? []
      : termsForWord(foldText(typed), names)
  const completions = all.filter((one) => one.text !== typed).slice(0, MAX_SHOWN)
  const to = token.index + token[0].length
  const term = text.slice(from, to)
  const hasNone = isUnknown(term, names)
  const isOpen = isTerm && (hasNone || parseQuery(term).faults.length > 0)
  return { from, to, isOpen, isBegun: completions.length > 0 && hasNone, completions }
}

/** The part of a text that is searched while the cursor is there: unfinished terms are left out. */
export function searchedText(text: string, cursor: number, names: Names): string {
  const { from, to, isBegun } = completionsAt(text, cursor, names)
  // A field without a value is left out, wherever it is.
  return isBegun ? `${text.slice(0, from)}tag:${text.slice(to)}` : text
}
