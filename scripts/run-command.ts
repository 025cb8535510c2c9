import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isAbsolute, join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..')

type Options = {
  /** Keeps what the command says instead of passing it on to the terminal. */
  isQuiet?: boolean
  /** Ends the command. */
  signal?: AbortSignal | undefined
}

/** Runs a command, with more variables in its environment; returns whether it succeeded, and what it said where it `isQuiet`. */
export async function runCommand(
  [command, ...args]: [command: string, ...args: string[]],
  env: NodeJS.ProcessEnv,
  { isQuiet = false, signal }: Options = {},
): Promise<{ isOk: boolean; said: string }> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32' && !isAbsolute(command),
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
  })
  signal?.addEventListener('abort', () => child.kill())
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  const [status] = await once(child, 'close')
  return { isOk: status === 0, said: (await said).join('') }
}
