import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { isolated, listText } from '#locales/intl.ts'

/** A name that turns what stands beside it, unless it is isolated. */
const NAME = 'שלום (2)'

/** Parameters that are no names: texts of ours, codes, addresses, and numbers and dates in words. */
const NO_NAMES =
  'action addedAt address after before browser choice code color day device email encoding end ending error example fault fields filter heading id ' +
  'key length message method month most newAddress outcome path played problem provider role said scope section setting shown size sort step sum system text ' +
  'time totals values view wait'

/** Texts that are kept in notes, name files or are typed into a search, where no mark belongs. */
const NOT_READ =
  'file-rows.mediaCondition file-rows.sleeveCondition file-rows.alsoWritten files.failedRowsFile import.reviewFromBandcamp ' +
  'query-language.anyText'

type Part = { type: string; [key: string]: unknown }
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (part: Part): Part[] => Object.values(part).flat().filter(isPart)
const nameOf = (part: unknown): string => (isPart(part) ? String(part.name ?? part.value) : '')

const modules = globSync('locales/en/*.ts').map((file) => {
  const name = basename(file, '.ts')
  return { name, tree: parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }) as unknown as Part }
})

/** The declared types and the keys of constants, by their names. */
const types = new Map<string, Part>()
const firstKeys = new Map<string, string>()
/** The type of the functions that a function returns, by its name. */
const returned = new Map<string, string>()
const look = (part: Part) => {
  if (part.type === 'TSTypeAliasDeclaration') types.set(nameOf(part.id), part.typeAnnotation as Part)
  if (part.type === 'VariableDeclarator' && isPart(part.init)) {
    let value = part.init
    while (value.type === 'TSAsExpression') value = value.expression as Part
    const first = value.type === 'ObjectExpression' && (value.properties as Part[])[0]
    if (first) firstKeys.set(nameOf(part.id), nameOf(first.key))
    const result = isPart(value.returnType) && (value.returnType.typeAnnotation as Part)
    if (result && result.type === 'TSTypeReference') returned.set(nameOf(part.id), nameOf(result.typeName))
  }
  partsOf(part).forEach(look)
}
for (const { tree } of modules) look(tree)

/** A value of a type: names for texts, and for numbers, yes or no and alternatives another in each round. */
function sample(type: Part | undefined, round: number): unknown {
  const of = (value: unknown) => sample(value as Part, round)
  switch (type?.type) {
    case 'TSStringKeyword':
      return NAME
    case 'TSNumberKeyword':
      return [2, 1, 0, 12][round % 4]
    case 'TSBooleanKeyword':
      return round % 2 === 0
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
      return null
    case 'TSLiteralType':
      return (type.literal as Part).value
    case 'TSTypeAnnotation':
      return of(type.typeAnnotation)
    case 'TSArrayType':
      return [of(type.elementType)]
    case 'TSTypeOperator':
      return type.operator === 'keyof'
        ? firstKeys.get(nameOf((type.typeAnnotation as Part).exprName as Part))
        : of(type.typeAnnotation)
    case 'TSParenthesizedType':
      return of(type.typeAnnotation)
    case 'TSUnionType': {
      const all = type.types as Part[]
      return of(all[round % all.length])
    }
    case 'TSTupleType':
      return (type.elementTypes as Part[]).map((one) => of(one.elementType ?? one))
    case 'TSFunctionType':
      return (text: string) => text
    case 'TSTypeLiteral':
      return Object.fromEntries(
        (type.members as Part[]).map((one) => [nameOf(one.key), sampleOf(one.key, one.typeAnnotation as Part, round)]),
      )
    case 'TSTypeReference':
      return of(types.get(nameOf(type.typeName)))
    default:
      return '·'
  }
}
const sampleOf = (key: unknown, type: Part | undefined, round: number) => {
  const value = sample(type, round)
  if (nameOf(key) === 'currency') return 'EUR'
  return value === NAME && NO_NAMES.split(' ').includes(nameOf(key)) ? '2026-05-01' : value
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('') : String(value)

/** Calls what a module exports, and returns the texts in which a name is not isolated. */
function check(value: unknown, part: Part, path: string): string[] {
  if (part.type === 'TSAsExpression') return check(value, part.expression as Part, path)
  if (part.type === 'ObjectExpression')
    return (part.properties as Part[]).flatMap((property) =>
      property.type === 'Property'
        ? check(
            (value as Record<string, unknown>)[nameOf(property.key)],
            property.value as Part,
            `${path}.${nameOf(property.key)}`,
          )
        : [],
    )
  if (typeof value !== 'function' || NOT_READ.split(' ').includes(path)) return []
  const made = part.type === 'CallExpression' ? types.get(returned.get(nameOf(part.callee)) ?? '') : undefined
  const params = ((made ?? part).params ?? []) as Part[]
  return [0, 1, 2, 3, 4, 5].flatMap((round) => {
    const given = params.map((param) => {
      const bare = param.type === 'AssignmentPattern' ? (param.left as Part) : param
      return sampleOf(bare, bare.typeAnnotation as Part, round)
    })
    called++
    const text = textOf(value(...given))
    const bare = text.replaceAll(`\u2068${NAME}\u2069`, '')
    return bare !== NAME && bare.includes(NAME) ? [`${path}: ${text}`] : []
  })
}
let called = 0

it('isolates each name in each text', async () => {
  const bare = []
  for (const { name, tree } of modules) {
    const exported: Record<string, unknown> = await import(`../../locales/en/${name}.ts`)
    for (const { type, declaration } of tree.body as Part[]) {
      if (type !== 'ExportNamedDeclaration' || !isPart(declaration)) continue
      const declared = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Part[]) : [declaration]
      for (const one of declared) {
        const id = nameOf(one.id)
        bare.push(...check(exported[id], (one.init ?? one) as Part, `${name}.${id}`))
      }
    }
  }
  expect([...new Set(bare)]).toEqual([])
  expect(called).toBeGreaterThan(3000)
})

it('isolates names from right to left only, whatever marks they have', () => {
  expect(isolated('Grouper (2)')).toBe('Grouper (2)')
  expect(isolated('ארגז (2)!')).toBe('\u2068ארגז (2)!\u2069')
  expect(isolated('سلام')).toBe('\u2068سلام\u2069')
  expect(isolated('a\u2069b\u2066c\u202e')).toBe('\u2068abc\u202e\u2069')
  expect(isolated(`${isolated('שלום')} by Grouper`)).toBe('\u2068\u2068שלום\u2069 by Grouper\u2069')
  expect(listText(['Amiina', 'שלום'])).toBe('Amiina and \u2068שלום\u2069')
})
