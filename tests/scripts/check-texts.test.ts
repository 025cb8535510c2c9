import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#locales/languages.ts'
import { faultsOfTexts } from '../../scripts/check-texts.ts'
import { findingsOf } from '../../scripts/texts.ts'

it('finds missing texts, texts too many and other parameters in a language', () => {
  const folder = 'node_modules/.cache/texts-test'
  cpSync('locales/en', folder, { recursive: true })
  const change = (name: string, from: string | RegExp, to: string) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(`${folder}/${name}`, text.replace(from, to))
  }
  try {
    change('keys.ts', "'Search'", "'Suche'")
    expect(faultsOfTexts([folder])).toBe('')
    change('phrases.ts', /^export const cancel = .*\n/m, 'export const oneMore = "x"\n')
    change('errors.ts', 'wrongKey = (most: number)', 'wrongKey = (most: string)')
    rmSync(`${folder}/mail.ts`)
    const faults = faultsOfTexts([folder])
    for (const name of ['cancel', 'oneMore', 'wrongKey', 'mail.ts']) expect(faults).toContain(name)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const ENGLISH = `export const save = 'Save all'
export const actions = { open: 'Open the crate', close: 'Close it' } as const
export const added = (count: number, { name }: { name: string }) =>
  plural(count, { one: \`Added to \${name}\`, other: \`All added to \${name}\` })
export const rows = (count: number) => counted(count, { one: 'row', other: 'rows' })
`
const CZECH = `export const save = 'Uložit všechno do bedny a zavřít'
export const actions = { open: 'Otevřít bednu', close: 'Zavřít' } as const
export const added = () => 'Přidáno'
export const rows = (count: number) => counted(count, { one: 'řádek', two: 'řádky', other: 'řádků' })
`

it('tells what a language lacks, leaves out or says at length, and what has changed in English since', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  const write = (path: string, text: string) => writeFileSync(join(root, 'locales', path), text)
  const commit = () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...args], { cwd: root })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Change texts')
  }
  try {
    for (const language of ['en', 'cs']) mkdirSync(join(root, 'locales', language), { recursive: true })
    for (const module of ['desk.ts', 'copied.ts', 'missing.ts']) write(`en/${module}`, ENGLISH)
    write('cs/desk.ts', CZECH)
    write('cs/copied.ts', ENGLISH)
    for (const language of ['en', 'cs']) write(`${language}/language.ts`, "export const language = 'en'\n")
    commit()
    expect(findingsOf('cs', root)).toEqual({
      missing: ['missing.ts (4 texts)'],
      faults: [
        'desk.ts rows  There is no plural form “two”',
        'desk.ts rows  The plural form “few” is missing',
        'desk.ts added  leaves out “name”',
        'language.ts language  is “en”, not “cs”',
      ],
      changed: [],
      english: ['copied.ts (4 texts)'],
      long: ['desk.ts save  “Save all” → “Uložit všechno do bedny a zavřít”'],
    })

    write(
      'en/desk.ts',
      `${ENGLISH.replace('Open the', 'Open this').replace('Close it', 'Close')}export const more = 'More'\n`,
    )
    commit()
    const { missing, changed } = findingsOf('cs', root)
    expect(missing).toContain('desk.ts more')
    expect(changed).toEqual([
      'desk.ts actions.open  “Open the crate” → “Open this crate”',
      'desk.ts actions.close  “Close it” → “Close”',
    ])
    write('cs/desk.ts', CZECH.replace('Zavřít', 'Zavři'))
    expect(findingsOf('cs', root).changed).toHaveLength(1)
    commit()
    expect(findingsOf('cs', root).changed).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})

const TRANSLATIONS = Object.keys(LANGUAGES).filter((language) => !/^en/.test(language))

it.each(TRANSLATIONS)('no text of several words is the English one in %s', (language) => {
  expect(findingsOf(language, '.', new Map()).english).toEqual([])
})
