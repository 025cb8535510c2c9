import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { MIN_PASSWORD } from '../domain/accounts/account.ts'

const MODULE = 'virtual:common-passwords'
const COUNT = 10_000
const FILE = '@zxcvbn-ts/language-common/src/passwords.json'

/** `virtual:common-passwords` holds the most common passwords that are long enough to be one here, in lower case, one per line. */
export const commonPasswords = (): Plugin => ({
  name: 'gatefold:common-passwords',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return
    const passwords: string[] = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'))
    const kept = passwords
      .slice(0, COUNT)
      .filter((password) => password.length >= MIN_PASSWORD)
      .map((password) => password.toLowerCase())
    // Sorted, they take less room compressed.
    return `export default ${JSON.stringify(kept.sort().join('\n'))}`
  },
})
