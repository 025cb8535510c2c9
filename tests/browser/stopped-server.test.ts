import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
const START = join(ROOT, 'scripts/start.mjs')
const state = mkdtempSync(join(tmpdir(), 'gatefold-stopped-'))
test.afterAll(() => rmSync(state, { recursive: true, force: true }))
test.describe.configure({ mode: 'default' })

const WAYS: [way: string, command: [string, ...string[]], signal: NodeJS.Signals][] = [
  ['SIGTERM to npm', ['npm', 'start', '--silent'], 'SIGTERM'],
  ['SIGTERM to the script', [process.execPath, START], 'SIGTERM'],
  ['a terminal that closes', [process.execPath, START], 'SIGHUP'],
  ['the script being killed', [process.execPath, START], 'SIGKILL'],
]

for (const [way, [command, ...args], signal] of WAYS) {
  test(`a server is gone 5 s after ${way}`, { tag: '@detail' }, async () => {
    const port = await freePort()
    const health = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => status,
        () => 'gone',
      )
    const env = { ...process.env, PORT: String(port), GATEFOLD_STATE: state }
    const started = spawn(command, args, { cwd: ROOT, env, stdio: 'ignore', detached: true })
    const ended = once(started, 'close')
    try {
      await expect.poll(health, { timeout: 120_000 }).toBe(200)
      started.kill(signal)
      await expect.poll(health, { timeout: 5_000 }).toBe('gone')
      await ended
    } finally {
      // Only where the test fails anything is left of the group.
      try {
        process.kill(-Number(started.pid), 'SIGKILL')
      } catch {}
    }
  })
}
