import { expect, it } from 'vitest'
import { importedSentence } from '#locales/file-progress.ts'

const came = { created: 12, updated: 0, skipped: 2, crates: 0 }

it('says what an import left out, if anything', () => {
  expect(importedSentence({ ...came, aliasesOverLimit: 0 })).toBe(
    'Import successful. 12 albums imported; 2 already there.',
  )
  expect(importedSentence({ ...came, aliasesOverLimit: 1 })).toBe(
    'Import successful. 12 albums imported; 2 already there, 1 name of a merged album left out because there are too many.',
  )
  expect(importedSentence({ ...came, aliasesOverLimit: 1_200 })).toContain('1,200 names of merged albums left out')
})
