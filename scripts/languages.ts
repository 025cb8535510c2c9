import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { normalizePath, type Plugin, parseSync } from 'vite'
import { type Language, PSEUDO } from '../locales/languages.ts'
import { languagesToBuild } from './build.ts'
import { pseudoTexts } from './pseudo-language.ts'

/** What a module has in each language of its own: the texts, and the names of the files of a page. */
const OF_A_LANGUAGE = /^#locales\/(?!intl|languages)|^virtual:assets$/
const QUERY = /\?language=([\w-]+)$/
const WEB_WORKER = /(?<=new Worker\(new URL\(')([^']+)\.ts(?=')/
const GRAPHS = 'virtual:graphs'

const STYLES = /[\\/]islands[\\/]entries[\\/]\w+\.css$/

/** Imports of the style sheets that languages have for how they are set. */
const importsOfType = (all: string[]) =>
  all
    .filter((one) => existsSync(`locales/${one}/type.css`))
    .map((one) => `@import "../../locales/${one}/type.css";\n`)
    .join('')

/** The environment that builds what browsers load in a language. */
export const clientOf = (language: Language) => (language === 'en' ? 'client' : `client_${language.replace('-', '_')}`)
export const languageOfClient = (name: string) => languagesToBuild().find((language) => clientOf(language) === name)
/** The language that the query of a module names. */
export const languageIn = (id = '') => /[?&]language=([\w-]+)/.exec(id)?.[1]

/** What the module at a path loads, as it names it. Imports of types alone load nothing. */
function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const loaded = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
    ...dynamicImports,
  ]
  return loaded.flatMap(({ moduleRequest: name }) => (name ? [code.slice(name.start + 1, name.end - 1)] : []))
}

/** Files that a test puts there for a moment. */
const PLANTED = { exclude: ['**/planted.*'] }

/** The files that differ by language, because they import texts, directly or through others. */
export function filesWithTexts(): Set<string> {
  const importers = new Map<string, string[]>()
  const found = new Set<string>()
  for (const path of globSync('{domain,islands,locales,pages,worker}/**/*.{ts,tsx}', PLANTED).map(normalizePath)) {
    for (const name of importsOf(path)) {
      if (OF_A_LANGUAGE.test(name)) found.add(path)
      const imported = name.startsWith('#') ? name.slice(1) : normalizePath(join(dirname(path), name))
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  }
  // A set also iterates over what is added meanwhile.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}

/**
 * A language is a folder in `locales`. What browsers load is built once for each language. The Worker has the modules that differ once for
 * each: `app.ts?language=de` imports texts of `locales/de`, and other modules with the same query if they import texts in their turn.
 * What a web worker runs is built apart from what starts it, which asks for `reader.de.ts`: `reader.ts` with texts of `locales/de`.
 */
export function languages({ isWebWorker = false, built = languagesToBuild() } = {}): Plugin {
  let withTexts: Set<string> | undefined
  let ofWebWorker: string | undefined
  const ofClient = ({ mode, name }: { mode: string; name: string }) =>
    ofWebWorker ?? (mode === 'build' ? languageOfClient(name) : undefined)
  return {
    name: 'gatefold:languages',
    config: () => ({ define: { 'import.meta.env.BUILT_LANGUAGES': JSON.stringify(languagesToBuild()) } }),
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source === GRAPHS) return `\0${GRAPHS}`
        if (isWebWorker && !importer) {
          ofWebWorker = /\.([\w-]+)\.ts$/.exec(source)?.[1] ?? 'en'
          return this.resolve(source.replace(`.${ofWebWorker}.ts`, '.ts'))
        }
        const client = ofClient(this.environment)
        const language = client || languageIn(source) || languageIn(importer)
        if (!language || language === 'en') return
        const plain = source.replace(QUERY, '')
        const isText = OF_A_LANGUAGE.test(plain) && plain.startsWith('#')
        const named = isText
          ? resolve(plain.replace('#', '').replace('/', `/${language === PSEUDO ? 'en' : language}/`))
          : plain
        const found = await this.resolve(named, importer?.replace(QUERY, ''), { ...options, skipSelf: true })
        if (!found || client) return found
        withTexts ??= filesWithTexts()
        const differs = OF_A_LANGUAGE.test(plain) || withTexts.has(normalizePath(relative('.', found.id)))
        return differs ? { ...found, id: `${found.id}?language=${language}` } : found
      },
    },
    transform: {
      filter: { id: [/[\\/]locales[\\/]en[\\/]/, /[\\/]islands[\\/].+\.ts/, STYLES] },
      order: 'pre',
      handler(code, id) {
        const client = ofClient(this.environment)
        const language = client ?? languageIn(id)
        if (STYLES.test(id)) return importsOfType(client ? [client] : languagesToBuild()) + code
        if (!language || language === 'en') return
        if (/[\\/]islands[\\/]/.test(id))
          return code.replace(WEB_WORKER, client ? `$1.${language}.ts` : `$1.ts?language=${language}`)
        if (language === PSEUDO) return pseudoTexts(id.replace(QUERY, ''), code)
      },
    },
    load(id) {
      if (id !== `\0${GRAPHS}`) return
      const others = (path: string) => built.slice(1).map((one) => `'${one}': () => import('${path}?language=${one}')`)
      return `import * as en from '/worker/mail/account-mails.ts'
export const graphs = {${others('/worker/app.ts')}}
export const mails = {${["'en': () => en", ...others('/worker/mail/account-mails.ts')]}}`
    },
  }
}
