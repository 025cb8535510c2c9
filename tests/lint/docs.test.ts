import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md'),
  ...globSync('{domain,islands,pages,scripts,tests,worker}/**/README.md'),
  ...globSync('locales/**/*.md'),
]

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

const DECISIONS = globSync('docs/decisions/0*.md').sort()

it('numbers decisions without gaps, and tells of each since when it holds', () => {
  const found = DECISIONS.filter((file, i) => {
    const [title = '', , since = ''] = readFileSync(file, 'utf8').split('\n')
    return (
      !file.includes(`/${`${i + 1}`.padStart(4, '0')}-`) ||
      !title.startsWith(`# ${i + 1}. `) ||
      !/^Holds since [A-Z][a-z]+ \d{4}\.$/.test(since)
    )
  })
  expect(found).toEqual([])
})

it('lists each decision once', () => {
  const listed = [
    ...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- \[(\d+)\. .+?\]\((\d{4}-[\w-]+\.md)\)/gm),
  ]
  expect(listed.map(([, , file]) => `docs/decisions/${file}`).sort()).toEqual(DECISIONS)
  expect(listed.filter(([, number, file = '']) => Number(number) !== Number.parseInt(file, 10))).toEqual([])
})

it('refers to decisions by the number of the page that it links to', () => {
  const links = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/decision\s+(\d+)\]\((?:[\w./-]*\/)?(\d{4}-[\w-]+\.md)\)/gi)].map(
      ([all, number, page = '']) => ({ all, file, isRight: Number(number) === Number.parseInt(page, 10), page }),
    ),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ isRight, page }) => !isRight || !existsSync(`docs/decisions/${page}`))).toEqual([])
})

const FOLDERS = 'deploy|docs|domain|islands|locales|migrations|pages|public|scripts|tests|types|worker'
const GUIDES = ['CONTRIBUTING.md', 'docs/architecture.md']

it('names only files and folders that exist', () => {
  const found = GUIDES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))]
      .map(([, path = '']) => path)
      // Examples.
      .filter((path) => !/^locales\/nl\/|NNNN/.test(path) && !existsSync(path)),
  )
  expect(found).toEqual([])
})

it('names the tables of each recipe where they are', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8').replace(/\s+/g, ' ')
  const named = [...text.matchAll(/`(\w+)` in `([\w./-]+\.tsx?)`/g)]
  expect(named.length).toBeGreaterThan(10)
  const found = named.filter(([, name, path = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')))
  expect(found.map(([all]) => all)).toEqual([])
})

/** The first cells of all tables of a file. */
const rowsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell)

it('has the same rows in the glossaries of all languages, in at most 200 lines each', () => {
  const glossaries = globSync('locales/*/glossary.md')
  const [first = [], ...others] = glossaries.map(rowsOf)
  expect(first.length).toBeGreaterThan(100)
  for (const rows of others) expect(rows).toEqual(first)
  expect(glossaries.filter((file) => readFileSync(file, 'utf8').split('\n').length > 201)).toEqual([])
})
