import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openLine } from '../../scripts/bench/line.ts'
import { SIGNUP_PASSWORD } from '../../scripts/bench/running-app.ts'
import { freePort } from '../../scripts/free-port.ts'

/** The built app with a database of its own, whose processes can be killed all at once and started again. */
export async function newServer({ mirror = '', host = '127.0.0.1', settings = {} } = {}) {
  const port = await freePort()
  const address = `http://${host}:${port}`
  const state = mkdtempSync(join(tmpdir(), 'gatefold-own-'))
  const env = {
    PORT: String(port),
    PUBLIC_URL: address,
    GATEFOLD_STATE: state,
    SIGNUP_PASSWORD,
    BANDCAMP_MIRROR: mirror,
    BANDCAMP_PACE: '0.05',
    ...settings,
  }
  let app: ChildProcess | undefined
  const kill = () => {
    if (app?.pid) process.kill(-app.pid, 'SIGKILL')
    app = undefined
  }
  const start = async () => {
    app = spawn(process.execPath, ['scripts/serve.ts', 'start'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    })
    await expect(async () => expect((await fetch(`${address}/api/health`)).status).toBe(200)).toPass({
      timeout: 120_000,
      intervals: [100],
    })
  }
  const end = () => {
    kill()
    rmSync(state, { recursive: true, force: true })
  }
  await start().catch((error: unknown) => {
    end()
    throw error
  })
  return { address, start, kill, [Symbol.dispose]: end }
}

/** The server of all tests at an address of its own, where it can be stopped and started for who came by that address. */
export async function newAddress() {
  const { address, close, reopen } = await openLine(new URL(test.info().project.use.baseURL ?? '').origin)
  return { address, start: reopen, kill: close, [Symbol.dispose]: close }
}
