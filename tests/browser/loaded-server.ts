import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AccountSize, SignedIn } from './accounts-server.ts'

/** Starts a script of this folder in a process of its own. */
export const startScript = (script: string, ...args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, script), args)

/** The next message of a process. */
export const told = async <Message>(from: ChildProcess): Promise<Message> => (await once(from, 'message'))[0]

/** `secret` is what runs the daily job. */
export type LoadedServer = { origin: string; accounts: SignedIn[]; secret: string; process: ChildProcess }

/** Starts a server with accounts of these sizes. */
export async function startLoadedServer(...sizes: AccountSize[]): Promise<LoadedServer> {
  const child = startScript('accounts-server.ts', JSON.stringify(sizes))
  return { ...(await told<Omit<LoadedServer, 'process'>>(child)), process: child }
}
