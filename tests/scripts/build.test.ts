import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { buildFolder, TEST_BUILD } from '../../scripts/build.ts'

afterEach(() => vi.unstubAllEnvs())

it('is not the build that is served that tests replace', async () => {
  vi.stubEnv('GATEFOLD_BUILD', undefined)
  expect(buildFolder('/project')).toBe(join('/project', 'dist'))
  await import('../../playwright.config.ts')
  expect(buildFolder('/project')).toBe(join('/project', TEST_BUILD))
})
