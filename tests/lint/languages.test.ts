import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesWithTexts } from '../../scripts/languages.ts'

const STATE = /^(?:export )?(?:let \w|const [^=\n]+ = new (?:Map|Set|WeakMap)(?:<.*>)?\(\))/m
/** Caches that each language may fill for itself. */
const APART = ['worker/auth/common-passwords.ts', 'worker/respond.ts', 'worker/routes/api-docs.tsx']

test('state of the Worker is there once, whatever the languages', () => {
  const withTexts = filesWithTexts()
  expect(withTexts).toContain('worker/heavy-calls.ts')
  const found = globSync('{domain,worker}/**/*.{ts,tsx}').filter(
    (path) => withTexts.has(path) && STATE.test(readFileSync(path, 'utf8')),
  )
  expect(found.sort()).toEqual(APART)
})
