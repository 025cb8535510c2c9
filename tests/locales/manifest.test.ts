import { expect, it } from 'vitest'
import { inLanguage } from '../in-language.ts'

it.each([
  ['de', ['Album hinzufügen', 'Von Bandcamp importieren']],
  ['ja', ['アルバムを追加', 'Bandcampから取り込む']],
])('offers its shortcuts in %s', async (language, names) => {
  const { manifest } = await inLanguage<typeof import('#worker/manifest.ts')>('#worker/manifest.ts', language)
  expect(manifest).toMatchObject({ lang: language, id: '/app', shortcuts: names.map((name) => ({ name })) })
})
