import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '#worker/app.ts'
import type { DatabaseBindings } from '#worker/db/databases.ts'
import { migrate } from './databases.ts'
import { newNetwork, newPerson, ORIGIN, type Person } from './people.ts'

/** Three records databases, whether all tests have them or not, by their number. */
export const THREE: readonly D1Database[] = [env.DB, env.OTHER_1, env.OTHER_2]
export const BINDINGS = { ...env, RECORDS_1: env.OTHER_1, RECORDS_2: env.OTHER_2 }
export const databaseAt = (number: number): D1Database => THREE[number] as D1Database
export const bindingsOf = (databases: object): DatabaseBindings =>
  Object.fromEntries([BINDINGS, databases].flatMap(Object.entries)) as unknown as DatabaseBindings

/** Empties those that other files do not empty. */
export async function openThree(): Promise<void> {
  for (const database of THREE.slice(1)) await migrate(database)
}

type Options = { json?: unknown; method?: string; headers?: Record<string, string>; bindings?: object }

/** Makes a call to a Worker with three records databases. */
export async function fetchWith(path: string, { json, method, headers, bindings = BINDINGS }: Options = {}) {
  const context = createExecutionContext()
  const request = new Request(ORIGIN + path, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      origin: ORIGIN,
      ...newNetwork(),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  const response = await app.fetch(request, bindings as never, context)
  const body = await response.arrayBuffer()
  await waitOnExecutionContext(context)
  return new Response([204, 304].includes(response.status) ? null : body, response)
}

export const as = ({ cookie }: Pick<Person, 'cookie'>, options: Options = {}) => ({
  ...options,
  headers: { cookie, ...options.headers },
})

export const personIn = (number: number, role: 'user' | 'admin' = 'user') =>
  newPerson(role, { number, records: databaseAt(number) })

/** Notes in a database that it has the migrations. */
export const applied = (database: D1Database) =>
  database.batch(
    env.TEST_MIGRATIONS.map(({ name }) => database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)),
  )

/** A database that cannot be reached. */
export const silent = new Proxy({} as D1Database, {
  get: () => () => {
    throw new Error('Network connection lost')
  },
})
