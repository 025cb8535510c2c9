/** After this time of work, the next call to the database yields. A few calls in a row, as in most requests, take less. */
const BUSY_MS = 20
const PAUSE_MS = 1
// Requests arrive during the first pause and are answered by the end of the second.
const PAUSES = 2

/** Yields to waiting requests. */
export async function letOthersIn(): Promise<void> {
  for (let pause = 0; pause < PAUSES; pause += 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

/** How long a call of the database may take: for a request, and for a job or a script. */
export const DEADLINES = { call: 10_000, job: 60_000 }

/** The database has not answered in time. A write may have been made, or may still be. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database did not answer in time')
  }
}

const isRead = (sql: string): boolean =>
  /^\s*select\b/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(?:(?:insert|replace) into|update|delete from)\b/i.test(sql))

const inTime = <Answer>(work: Promise<Answer>, deadline: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), deadline)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Makes a call; one that only reads is repeated once if there is no answer, and then the first answer counts. @throws DatabaseSilent */
async function answerOf<Answer>(make: () => Promise<Answer>, sql: string[], deadline: number): Promise<Answer> {
  const first = make()
  try {
    return await inTime(first, deadline)
  } catch (error) {
    if (!(error instanceof DatabaseSilent && sql.every(isRead))) throw error
    return inTime(Promise.race([first, make()]), deadline)
  }
}

/** Makes a call of these statements when it is its turn. */
type Call = <Answer>(sql: string[], make: () => Promise<Answer>) => Promise<Answer>

/** Called by long computations after each small piece: yields if others have waited for 20 ms. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUSY_MS) return
    await letOthersIn()
    since = performance.now()
  }
}

/**
 * A binding for one request, step or job, whose calls have a deadline. Between calls it yields now and then. Otherwise, a Worker with a
 * fast database would take no new request until a long sequence of calls has ended.
 */
export function paced(binding: D1Database | D1DatabaseSession, deadline = DEADLINES.call): D1Database {
  const turn = takeTurns()
  const call: Call = async (sql, make) => {
    await turn()
    return answerOf(make, sql, deadline)
  }
  const database = {
    prepare: (sql: string) => new PacedStatement(sql, binding.prepare(sql), call),
    batch: (statements: PacedStatement[]) =>
      call(
        statements.map(({ sql }) => sql),
        () => binding.batch(statements.map(({ inner }) => inner)),
      ),
  }
  return database as unknown as D1Database
}

class PacedStatement {
  readonly sql: string
  readonly inner: D1PreparedStatement
  private readonly call: Call
  constructor(sql: string, inner: D1PreparedStatement, call: Call) {
    this.sql = sql
    this.inner = inner
    this.call = call
  }
  bind(...values: unknown[]) {
    return new PacedStatement(this.sql, this.inner.bind(...values), this.call)
  }
  run = () => this.call([this.sql], () => this.inner.run())
  all = () => this.call([this.sql], () => this.inner.all())
  raw = () => this.call([this.sql], () => this.inner.raw())
  first = (column: string) => this.call([this.sql], () => this.inner.first(column))
}
