/** After so long, the next call of the database lets others go first. A few calls in a row, as most requests make, take less. */
const BUSY_MS = 20
const PAUSE_MS = 1
// In the first pause requests come in, before the end of the second they are answered.
const PAUSES = 2

/** Lets the requests that wait go first. Long work outside the database calls it every 20 ms or so. */
export async function letOthersIn(): Promise<void> {
  for (let pause = 0; pause < PAUSES; pause += 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

type Turn = () => Promise<void>

/**
 * A binding for one request, step or job, which lets others in between its calls: whatever is made of many calls in a row, one a step or a
 * page, waits a moment now and then. Without that, a Worker whose database answers at once takes no new request until all are done.
 */
export function paced(binding: D1Database | D1DatabaseSession): D1Database {
  let since = performance.now()
  const turn = async () => {
    if (performance.now() - since < BUSY_MS) return
    await letOthersIn()
    since = performance.now()
  }
  const database = {
    prepare: (text: string) => new PacedStatement(binding.prepare(text), turn),
    batch: async (statements: PacedStatement[]) => {
      await turn()
      return binding.batch(statements.map(({ inner }) => inner))
    },
  }
  return database as unknown as D1Database
}

class PacedStatement {
  readonly inner: D1PreparedStatement
  private readonly turn: Turn
  constructor(inner: D1PreparedStatement, turn: Turn) {
    this.inner = inner
    this.turn = turn
  }
  bind(...values: unknown[]) {
    return new PacedStatement(this.inner.bind(...values), this.turn)
  }
  run = async () => this.turn().then(() => this.inner.run())
  all = async () => this.turn().then(() => this.inner.all())
  raw = async () => this.turn().then(() => this.inner.raw())
  first = async (column: string) => this.turn().then(() => this.inner.first(column))
}
