import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const copiesOf = (name: string) => Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`))

it('has one version of miniflare, and with it one runtime', () => {
  expect(copiesOf('miniflare')).toEqual(['node_modules/miniflare'])
})

// Plugins recognize the errors and the context of Better Auth by the class they import.
it.each(['better-auth', '@better-auth/core', '@better-auth/utils', '@better-fetch/fetch', 'better-call'])(
  'has one version of %s, for Better Auth and its plugins',
  (name) => {
    expect(copiesOf(name)).toEqual([`node_modules/${name}`])
  },
)

it('names no registry, so that each installation asks its own', () => {
  expect(Object.entries(lock.packages).filter(([, entry]) => 'resolved' in entry)).toEqual([])
})
