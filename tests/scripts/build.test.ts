import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { buildFolder, languagesToBuild, TEST_BUILD } from '../../scripts/build.ts'

afterEach(() => vi.unstubAllEnvs())

it('is not the build that is served that tests replace', async () => {
  vi.stubEnv('GATEFOLD_BUILD', undefined)
  expect(buildFolder('/project')).toBe(join('/project', 'dist'))
  await import('../../playwright.config.ts')
  expect(buildFolder('/project')).toBe(join('/project', TEST_BUILD))
})

it.each([
  [undefined, ['en', 'de', 'fr', 'es', 'pt-BR', 'ja']],
  ['', ['en', 'de', 'fr', 'es', 'pt-BR', 'ja']],
  ['ja, de', ['en', 'de', 'ja']],
  ['en-XA', ['en', 'en-XA']],
])('has for the setting %o the languages %o', (setting, languages) => {
  vi.stubEnv('LANGUAGES', setting)
  expect(languagesToBuild()).toEqual(languages)
})

it('says of a language that it does not have which there are', () => {
  vi.stubEnv('LANGUAGES', 'en,xx')
  expect(languagesToBuild).toThrow('LANGUAGES names “xx”. There are en, de,')
})
