import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultsOfTexts } from '../../scripts/check-texts.ts'

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
