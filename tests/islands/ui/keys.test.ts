import { expect, it } from 'vitest'
import { inLanguage } from '../../in-language.ts'

it.each([
  ['de', ['Strg', 'K'], ['Eingabe']],
  ['fr', ['Ctrl', 'K'], ['Entrée']],
])('calls keys in %s as they are labeled there', async (language, commands, open) => {
  const { KEYS } = await inLanguage<typeof import('#islands/ui/keys.ts')>('#islands/ui/keys.ts', language)
  expect([KEYS.commands, KEYS.open]).toEqual([commands, open])
})
