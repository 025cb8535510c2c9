import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../scripts/release-check.ts')

// In place of npm.
const NPM = `#!/bin/sh
case "$3" in
  test:screens) echo 'Two tests | failed'; exit 1 ;;
  test:container) echo 'Starting'; echo 'This needs root.'; exit 2 ;;
esac
`

it('says of each part whether it passed, failed or could not run here, and why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'npm'), NPM, { mode: 0o755 })
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}')
  const check = (...args: string[]) =>
    promisify(execFile)(process.execPath, [SCRIPT, 'release-check', ...args], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    }).then(
      () => 0,
      ({ code }) => code,
    )
  expect(await check('--skip', 'soak,bench')).toBe(1)
  const page = readFileSync(join(folder, 'release-check.md'), 'utf8')
  expect(page).toContain('Gatefold 1.2.3')
  expect(page).toContain('| `test` | passed | 0:00 |  |')
  expect(page).toContain('| `test:screens` | **failed** | 0:00 | Two tests \\| failed |')
  expect(page).toContain('| `test:container` | left out | 0:00 | This needs root. |')
  expect(page).toContain('| `soak` | left out |  | not asked for |')
  expect(await check('--only', 'test:container')).toBe(0)
  expect(await check('--only', 'tests')).toBe(1)
})
