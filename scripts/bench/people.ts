import { readFileSync } from 'node:fs'
import type { AlbumView } from '#domain/albums/album.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { insertInPieces } from '../demo/insert-in-pieces.ts'
import { createEmptyAccount } from '../demo/seed.ts'
import { signIn } from './bytes.ts'

const CRATES = 20

/** Somebody with so many albums. */
export const personWith = (albums: number) => ({
  name: `Bench ${albums}`,
  email: `bench-${albums}@example.com`,
  password: 'gatefold-bench',
  role: 'user' as const,
})

/** Makes somebody for each of these sizes, with crates. */
export async function seedPeople(system: SystemCtx, all: readonly AlbumView[], sizes: readonly number[]) {
  for (const size of sizes) {
    const ctx = { ...system, userId: await createEmptyAccount(system, personWith(size)) }
    const ids = await insertInPieces(ctx, all.slice(0, size))
    if (size === 0) continue
    for (let crate = 0; crate < CRATES; crate += 1)
      await createCrate(ctx, { name: `Crate ${crate}`, albumIds: ids.slice(crate * 3, crate * 3 + 30) })
  }
}

export type Client = {
  cookie: string
  /** Makes a call and returns the text of its answer. @throws Error if it is refused */
  call: (path: string, method?: string, body?: unknown) => Promise<string>
}

/** Signs in somebody of `seedPeople`. */
export async function clientOf(address: string, albums: number): Promise<Client> {
  const cookie = await signIn(address, personWith(albums))
  const call: Client['call'] = async (path, method = 'GET', body) => {
    const headers = { cookie, origin: address, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(address + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // One account makes a heavy call after the other: of more than wait, the last are refused.
    if (!answer.ok && answer.status !== 429) throw new Error(`${path}: ${text}`)
    return text
  }
  return { cookie, call }
}

/** The seconds that work takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

/** The milliseconds of CPU that a process has used, and the megabytes that it holds and held at most. Linux only. */
export function usageOf(process: number): { cpu: number; held: number; most: number } {
  const [, times = ''] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')
  const [user, system] = times.split(' ').slice(11, 13)
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_000
  return { cpu: (Number(user) + Number(system)) * 10, held: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
