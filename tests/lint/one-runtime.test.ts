import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has one version of miniflare, and with it one runtime', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/miniflare'))
  expect(copies).toEqual(['node_modules/miniflare'])
})
