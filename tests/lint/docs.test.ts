import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md'),
  ...globSync('{islands,worker}/**/README.md'),
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
      .filter((path) => !/^locales\/de\/|NNNN/.test(path) && !existsSync(path)),
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

/** How many files each addition may touch. */
const MOST: Record<string, number> = {
  'a field of an album': 12,
  'a place': 5,
  'a dialog with a form and a call': 5,
  'a setting of a device': 2,
  'a setting of an account': 4,
}

it('names as many files of an addition as it counts, and no more than there may be', () => {
  const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (an? [^|]+) \| (\d+) \| (.+) \|$/gm)]
  expect(rows.map(([, addition]) => addition)).toEqual(Object.keys(MOST))
  for (const [, addition = '', count, files = ''] of rows) {
    // "and its two files" are two more.
    const named = files.split(' · ').length + (files.includes('and its two files') ? 2 : 0)
    expect({ addition, named }).toEqual({ addition, named: Number(count) })
    expect(named).toBeLessThanOrEqual(MOST[addition] ?? 0)
  }
})

it('draws the way of a rating with as few modules as it has', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const [, way = ''] = text.split('## A rating from click to row')
  const [browser = '', worker = ''] = way.split('\n## ')[0]?.split('In the Worker') ?? []
  const modulesIn = (part: string) => [...part.matchAll(/^\d+\. `[\w./-]+`/gm)].length
  expect([modulesIn(browser), modulesIn(worker)]).toEqual([12, 10])
})
