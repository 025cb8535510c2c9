import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseBindings } from '#worker/db/databases.ts'

type Statement = { sql: string; values: unknown[] }
type Answer = { results: Record<string, unknown>[] }
/** Runs statements in one transaction. */
type Run = (statements: Statement[]) => Promise<Answer[]>
type Raw = (statement: Statement) => Promise<unknown>

/** A binding as Workers have one of D1, as far as `worker/db` uses it, over other ways to run statements. */
export function bindingOver(runAll: Run, raw: Raw): D1Database {
  const statement = (sql: string, values: unknown[] = []) => {
    const run = async () => (await runAll([{ sql, values }]))[0]
    return {
      sql,
      values,
      bind: (...bound: unknown[]) => statement(sql, bound),
      run,
      all: run,
      raw: () => raw({ sql, values }),
      first: async () => (await run())?.results[0] ?? null,
    }
  }
  const binding = {
    prepare: (sql: string) => statement(sql),
    batch: (statements: Statement[]) => runAll(statements.map(({ sql, values }) => ({ sql, values }))),
  }
  return binding as unknown as D1Database
}

/** A Worker that runs the statements of a request. A call of a binding from outside takes several trips, one of them for `prepare`. */
const SCRIPT = `export default {
  async fetch(request, env) {
    const { name, statements, isRaw } = await request.json()
    const bound = statements.map(({ sql, values }) => env[name].prepare(sql).bind(...values))
    try {
      return Response.json(isRaw ? await bound[0].raw() : await env[name].batch(bound))
    } catch ({ message }) {
      return new Response(message, { status: 500 })
    }
  },
}`

/** The bindings of the databases in `wrangler.toml`, with their ids. */
export const listDatabases = (root: string): [binding: string, id: string][] =>
  Array.from(
    readFileSync(join(root, 'wrangler.toml'), 'utf8').matchAll(/^\[\[d1_databases\]\]$([^[]*)/gm),
    ([, part = '']) => {
      const textOf = (key: string) => new RegExp(`^${key} *= *"(.+)"`, 'm').exec(part)?.[1] ?? ''
      return [textOf('binding'), textOf('database_id')]
    },
  )

const DATABASE_CLASS = 'miniflare-D1DatabaseObject'

/** The file of a local database with an id, which Miniflare names as the runtime names objects: by keyed hashes of the id. */
export function databaseFile(state: string, id: string): string {
  const key = createHash('sha256').update(DATABASE_CLASS).digest()
  const hash = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = hash(id)
  return join(state, 'v3/d1', DATABASE_CLASS, `${Buffer.concat([name, hash(name)]).toString('hex')}.sqlite`)
}

/** Bindings to local databases, those of `wrangler.toml`, whose files are in the folder `state`, and how to close them. */
export async function openLocally(root: string, state: string, databases = listDatabases(root)) {
  // Loading the runtime takes half a second, so a start with a prepared database skips it.
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: SCRIPT,
      cf: false,
      // The name of a file follows from the id.
      d1Databases: Object.fromEntries(databases.map(([name, id]) => [name, { id }])),
      resourcePersistencePath: join(state, 'v3'),
      telemetry: { enabled: false },
    }),
  )
  const ask = async (name: string, statements: Statement[], isRaw = false) => {
    const body = JSON.stringify({ name, statements, isRaw })
    const answer = await runtime.dispatchFetch('http://database', { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json() as Promise<Answer[]>
  }
  const bindingOf = (name: string) =>
    bindingOver(
      (statements) => ask(name, statements),
      (statement) => ask(name, [statement], true),
    )
  const bindings = Object.fromEntries(databases.map(([name]) => [name, bindingOf(name)]))
  return { bindings: bindings as DatabaseBindings, close: () => runtime.dispose() }
}
