import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Runs a command in the terminal, with more variables in its environment; returns whether it succeeded. */
export function runCommand([command, ...args]: [command: string, ...args: string[]], env: NodeJS.ProcessEnv): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
  })
  return status === 0
}
