import { expect, it } from 'vitest'
import { FileListen } from '#domain/diary/listen.ts'
import { FileAlbum, FileCrate } from '#domain/files/export-schema.ts'
import { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import { FileTagRule } from '#domain/tags/tag-rules.ts'
import { importedSentence } from '#locales/file-progress.ts'
import { fieldLabel, fieldNames } from '#locales/file-rows.ts'

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

it('names every field of a file, and one that it does not know as in the file', () => {
  const parts = [FileAlbum, FileListen, FileCrate, FileTagRule, FileTagColor]
  expect(Object.keys(fieldNames)).toEqual(expect.arrayContaining(parts.flatMap(({ shape }) => Object.keys(shape))))
  expect(fieldLabel('albums.3.releaseDate')).toBe('album 4, release date')
  expect(fieldLabel('constructor')).toBe('constructor')
})
