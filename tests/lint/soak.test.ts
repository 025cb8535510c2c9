import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const hasRuns = (source: string) => /^import \{[^}]*\bruns\b[^}]*\} from '[./]+\/runs\.ts'/m.test(source)
const isTagged = (source: string) => /^\/\/ @module-tag soak\n/.test(source)

it('has `npm run soak` take every file whose tests it tries more often', () => {
  // There each test has a tag of its own.
  const files = globSync('tests/**/*.test.ts', { exclude: ['tests/worker/promises/**'] })
  const found = files.filter((file) => hasRuns(readFileSync(file, 'utf8')))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((file) => !isTagged(readFileSync(file, 'utf8')))).toEqual([])
})
