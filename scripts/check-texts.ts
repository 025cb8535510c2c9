import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { normalizePath } from 'vite'
import { LANGUAGES, PSEUDO } from '../locales/languages.ts'
import { findingsOf } from './texts.ts'

const FOLDER = 'node_modules/.cache/texts'

// What English says counts as any text; a translation may leave out parameters.
const TYPES = `
type Texts<T> = T extends string ? string : T extends number ? number
  : T extends (...values: infer Values) => infer Text ? (...values: Values) => Texts<Text>
  : T extends object ? { [Name in keyof T]: Texts<T[Name]> } : T
type Names<T> = T extends (...values: never) => unknown ? unknown
  : T extends object ? { [Name in keyof T]: Names<T[Name]> } : unknown
`

/** What TypeScript says of folders of texts that have not the same exports as English ones; empty if there is nothing to say. */
export function faultsOfTexts(folders: readonly string[]): string {
  if (folders.length === 0) return ''
  const from = (path: string) => `'${normalizePath(relative(FOLDER, path))}'`
  const lines = globSync('locales/en/*.ts').flatMap((path, at) => [
    `import * as en${at} from ${from(path)}`,
    ...folders.flatMap((folder, index) => [
      `import * as other${at}_${index} from ${from(join(folder, basename(path)))}`,
      `other${at}_${index} satisfies Texts<typeof en${at}>`,
      `en${at} satisfies Names<typeof other${at}_${index}>`,
    ]),
  ])
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'same.ts'), TYPES + lines.join('\n'))
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['vite/client'] }
  const config = { extends: resolve('tsconfig.base.json'), compilerOptions, files: ['same.ts'] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config))
  const tsc = 'node_modules/typescript/bin/tsc'
  return spawnSync(process.execPath, [tsc, '-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' }).stdout
}

if (import.meta.main) {
  const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en' && language !== PSEUDO)
  const faults = languages.flatMap((language) =>
    findingsOf(language, '.', new Map()).faults.map((line) => `locales/${language}/${line}`),
  )
  const all = [faultsOfTexts(languages.map((language) => `locales/${language}`)), ...faults].filter(Boolean).join('\n')
  if (all) {
    console.error(all)
    process.exitCode = 1
  }
}
