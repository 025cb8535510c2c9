/** After so long, the next call of the database lets others go first. A few calls in a row, as most requests make, take less. */
const BUSY_MS = 20
const PAUSE_MS = 1
// In the first pause requests come in, before the end of the second they are answered.
const PAUSES = 2

/** Lets the requests that wait go first. */
export async function letOthersIn(): Promise<void> {
  for (let pause = 0; pause < PAUSES; pause += 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

/** How long a call of the database may take: one that somebody waits for, and one of a job or a script. */
export const DEADLINES = { call: 10_000, job: 60_000 }

/** The database has not answered in time. What it was to write may be written, or may yet be. */
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

/** Makes a call, and one that only reads once more if it is not answered; then either answer will do. @throws DatabaseSilent */
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

/** What long work calls after each small piece: it lets others in where they have waited for 20 ms. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUSY_MS) return
    await letOthersIn()
    since = performance.now()
  }
}

/**
 * A binding for one request, step or job, each call of which has a deadline. It lets others in between its calls: whatever is made of many
 * calls in a row, one a step or a page, waits a moment now and then. Without that, a Worker whose database answers at once takes no new
 * request until all are done.
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
