// The Worker of the build with a database that is as far away as the header `bench-distance` says, in milliseconds. Reads that may go to a replica
// take `bench-replica`. Answers with the round trips to the database: all of them, and the most that waited for one another.
import worker from './index.js'

export * from './index.js'

const WRITES = /^\s*(?:insert|update|delete|replace|with)\b/i

function farDatabase(database, { distance, replica }) {
  const counts = { all: 0, inARow: 0 }
  const originals = new WeakMap()
  async function trip(isNear, make) {
    const number = counts.inARow + 1
    counts.all += 1
    await scheduler.wait(isNear ? replica : distance)
    const answer = await make()
    counts.inARow = Math.max(counts.inARow, number)
    return answer
  }
  const isRead = (sql) => !WRITES.test(sql)
  const statement = (original, sql, mayBeNear) => {
    const far = new Proxy(original, {
      get(_, key) {
        const value = original[key]
        if (typeof value !== 'function') return value
        if (key === 'bind') return (...values) => statement(original.bind(...values), sql, mayBeNear)
        return (...values) => trip(mayBeNear && isRead(sql), () => value.apply(original, values))
      },
    })
    originals.set(far, { original, sql })
    return far
  }
  const session = (target, mayBeNear) =>
    new Proxy(target, {
      get(_, key) {
        if (key === 'prepare') return (sql) => statement(target.prepare(sql), sql, mayBeNear)
        if (key === 'withSession') return (start) => session(target.withSession(start), start !== 'first-primary')
        if (key === 'batch')
          return (statements) => {
            const known = statements.map((one) => originals.get(one))
            const isNear = mayBeNear && known.every(({ sql }) => isRead(sql))
            return trip(isNear, () => target.batch(known.map(({ original }) => original)))
          }
        const value = target[key]
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return { database: session(database, false), counts }
}

export default {
  ...worker,
  async fetch(request, env, context) {
    const distance = Number(request.headers.get('bench-distance') ?? 0)
    const replica = Number(request.headers.get('bench-replica') ?? distance)
    const { database, counts } = farDatabase(env.DB, { distance, replica })
    const response = await worker.fetch(request, { ...env, DB: database }, context)
    // What is read while the answer is written counts too.
    const body = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    headers.set('bench-round-trips', `${counts.all} ${counts.inARow}`)
    return new Response(response.status === 204 || response.status === 304 ? null : body, {
      status: response.status,
      headers,
    })
  },
}
