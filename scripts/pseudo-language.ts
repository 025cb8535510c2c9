import { basename } from 'node:path'
import { parseSync } from 'vite'
import { PSEUDO } from '../locales/languages.ts'

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const ACCENTED = 'áçðéĝĥîĵķļñöŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ'
/** A letter as the pseudo language has it. */
export const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter

/** Words of the query language and addresses stay. */
const FIXED = /^\w+[:<>]\S*$|^https?:/

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** A text with accents, in brackets and 40 % longer. */
function pseudo(text: string): string {
  if (!/\p{L}/u.test(text) || FIXED.test(text)) return text
  return `[${text.replace(/(?<!\\)[a-z]/gi, accented)}${'·'.repeat(Math.ceil(text.length * 0.4))}]`
}

/** Where the texts of a module are. */
function textsIn(node: unknown): [start: number, end: number][] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!node || typeof node !== 'object' || !('type' in node)) return []
  const { type, start, end, ...parts } = node as Node
  if (type === 'Literal') return typeof parts.value === 'string' ? [[start + 1, end - 1]] : []
  if (type === 'TemplateElement') return [[start + 1, start + 1 + (parts.value as { raw: string }).raw.length]]
  const isName =
    /^(Import|TS(?!As|Satisfies))|^ExportAll/.test(type) ||
    (type === 'BinaryExpression' && parts.operator !== '+') ||
    parts.source
  if (isName) return []
  if (type === 'Property' || type === 'MemberExpression')
    return textsIn(type === 'Property' ? parts.value : parts.object)
  return Object.values(parts).flatMap(textsIn)
}

/**
 * A module of texts in the pseudo language: the English ones with accents and 40 % longer, so that what is not translated, or has no room,
 * shows.
 */
export function pseudoTexts(file: string, code: string): string {
  if (basename(file) === 'language.ts') return code.replace("'en'", `'${PSEUDO}'`)
  const texts = textsIn(parseSync(file, code).program).sort(([a], [b]) => b - a)
  return texts.reduce((all, [start, end]) => all.slice(0, start) + pseudo(all.slice(start, end)) + all.slice(end), code)
}
