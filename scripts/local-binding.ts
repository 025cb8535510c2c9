import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Statement = { sql: string; values: unknown[] }

/** A Worker that runs the statements of a request. A call of a binding itself from outside takes several trips, one of them for `prepare`. */
const SCRIPT = `export default {
  async fetch(request, { DB }) {
    const { statements, isRaw } = await request.json()
    const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
    try {
      return Response.json(isRaw ? await bound[0].raw() : await DB.batch(bound))
    } catch ({ message }) {
      return new Response(message, { status: 500 })
    }
  },
}`

/** A binding to the local database of `wrangler.toml`, whose file is in the folder `state`, and how to close it. */
export async function openLocally(root: string, state: string) {
  // The name of the file follows from the id.
  const [, id = ''] = /^database_id *= *"(.+)"/m.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8')) ?? []
  // Loading the runtime takes half a second, so a start with a prepared database skips it.
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: SCRIPT,
      cf: false,
      d1Databases: { DB: { id } },
      resourcePersistencePath: join(state, 'v3'),
      telemetry: { enabled: false },
    }),
  )
  const ask = async (statements: Statement[], isRaw = false) => {
    const body = JSON.stringify({ statements, isRaw })
    const answer = await runtime.dispatchFetch('http://database', { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json() as Promise<{ results: Record<string, unknown>[] }[]>
  }
  const statement = (sql: string, values: unknown[] = []) => {
    const run = async () => (await ask([{ sql, values }]))[0]
    return {
      sql,
      values,
      bind: (...bound: unknown[]) => statement(sql, bound),
      run,
      all: run,
      raw: () => ask([{ sql, values }], true),
      first: async () => (await run())?.results[0] ?? null,
    }
  }
  const binding = {
    prepare: (sql: string) => statement(sql),
    batch: (statements: Statement[]) => ask(statements.map(({ sql, values }) => ({ sql, values }))),
  }
  return { binding: binding as unknown as D1Database, close: () => runtime.dispose() }
}
