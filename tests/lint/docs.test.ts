import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]

/** The lines of a Markdown file outside of code blocks. */
const proseOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
    .split('\n')

it('wraps the lines of the docs at 140 characters, except for tables and commands', () => {
  const found = FILES.flatMap((file) =>
    proseOf(file)
      .filter((line) => line.length > 140 && !line.startsWith('|'))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

it('gives every decision a date and a status below its title', () => {
  const found = globSync('docs/decisions/*.md').filter((file) => {
    const [, , status = ''] = readFileSync(file, 'utf8').split('\n')
    return !/^\d{4}-\d{2}-\d{2}, (accepted\.|superseded by \[\d+\]\(\d{4}-[\w-]+\.md\)\.)/.test(status)
  })
  expect(found).toEqual([])
})
