/** The most that an account's load grows to, and the pause that makes about a third of it. */
const MAX_LOAD_MS = 60_000
const PAUSE_MS = 250
/** The load of an account that has not been seen: more than that of one that is known to pause. */
const NEWCOMER_MS = 250
/** An account is light below this load, and below this share of the average load of those that wait. */
const LIGHT_MS = 250
const LIGHT_SHARE = 1 / 3
/** How many requests are served at once. */
const WIDTH = 16
/** For so long after a light account's request, one request of heavier ones is served at a time. */
const LIGHT_ACTIVE_MS = 1_000
/** Then comes a rest of so many times what it took, or of once for each heavy account that waits. */
const MAX_REST_TIMES = 16
const MAX_REST_MS = 5_000
/** How long a request waits for its turn, and how many wait at once. */
const MAX_WAIT_MS = 5_000
const MAX_WAIT_ALONE_MS = 30_000
const MAX_WAITING = 128
/** When who is refused may come back. Until then the request counts as pending, so that it weighs more to come back at once. */
export const RETRY_SECONDS = 5
/** A refusal comes late, as who ignores it comes back at once. */
const REFUSAL_MS = 1_000
const MAX_REFUSING = 1_000
/** A request that takes longer no longer counts: its client may have left, of which a Worker learns nothing. */
const MAX_TURN_MS = 5_000
const MAX_ACCOUNTS = 10_000

type Account = { load: number; at: number; pending: Set<Pending>; lastTurn: number }
type Pending = { account: Account; since: number; seen: number }

type Clock = { now: () => number; wait: (ms: number) => Promise<void> }

/** Whether `one` is served before `other`: first whose account had fewer requests pending, then whose account waits longer for a turn. */
function comesBefore(one: Pending, other: Pending): boolean {
  const [a, b] = [one.account, other.account]
  if (a === b) return one.since < other.since
  // Loads of one order count as the same, so that equally heavy accounts take turns.
  const difference = Math.floor(Math.log2(a.load + 1)) - Math.floor(Math.log2(b.load + 1))
  return (difference || a.lastTurn - b.lastTurn || one.since - other.since) < 0
}

/**
 * Shares an isolate's time between accounts. An account's load is for how long it has had requests pending without a pause. Light accounts are
 * served at once; the others wait while there are light ones, those of the lightest account first.
 */
export class Turns {
  readonly #clock: Clock
  readonly #accounts = new Map<string, Account>()
  readonly #waiting = new Set<Pending>()
  readonly #served = new Set<Pending>()
  #refusing = 0
  #lightAt = Number.NEGATIVE_INFINITY
  #restsUntil = Number.NEGATIVE_INFINITY

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Waits until a request of an account may be served; returns the function to call at its end, or null if it must not be served now. */
  async take(key: string): Promise<(() => void) | null> {
    const now = this.#clock.now()
    const account = this.#accountOf(key, now)
    const pending: Pending = { account, since: now, seen: now }
    account.pending.add(pending)
    if (await this.#waitForTurn(pending)) return () => this.#end(pending)
    if (this.#refusing < MAX_REFUSING) {
      this.#refusing += 1
      await this.#clock.wait(REFUSAL_MS * (1 + 2 * Math.random()))
      this.#refusing -= 1
    }
    // It stays among the pending ones, until it is forgotten.
    pending.seen = this.#clock.now()
    return null
  }

  async #waitForTurn(pending: Pending): Promise<boolean> {
    if (this.#ahead(pending) === 0 && this.#isTurn(pending)) return true
    this.#waiting.add(pending)
    if (this.#waiting.size > MAX_WAITING) this.#waiting.delete(this.#lastWaiting(pending))
    const share = (1 + Math.random()) / 2
    const most = () => (pending.seen - this.#lightAt < LIGHT_ACTIVE_MS ? MAX_WAIT_MS : MAX_WAIT_ALONE_MS)
    while (this.#waiting.has(pending) && pending.seen - pending.since < most() * share) {
      const ahead = this.#ahead(pending)
      if (ahead === 0 && this.#isTurn(pending)) return true
      await this.#clock.wait(Math.min(500, 10 + 10 * ahead))
      pending.seen = this.#clock.now()
      this.#age(pending.account, pending.seen)
    }
    this.#waiting.delete(pending)
    return false
  }

  #ahead(pending: Pending): number {
    let ahead = 0
    for (const one of this.#waiting) if (comesBefore(one, pending)) ahead += 1
    return ahead
  }

  #lastWaiting(first: Pending): Pending {
    let last = first
    for (const one of this.#waiting) if (comesBefore(last, one)) last = one
    return last
  }

  /** Whether a request is to be served; if so, it counts as such. */
  #isTurn(pending: Pending): boolean {
    const now = pending.seen
    for (const one of this.#served) if (now - one.since > MAX_TURN_MS) this.#served.delete(one)
    // Their clients have left.
    for (const one of this.#waiting) if (now - one.seen > MAX_TURN_MS) this.#waiting.delete(one)
    const isLight = this.#isLight(pending.account)
    if (isLight) this.#lightAt = now
    const isShared = !isLight && now - this.#lightAt < LIGHT_ACTIVE_MS
    if (this.#served.size >= (isShared ? 1 : WIDTH) || (isShared && now < this.#restsUntil)) return false
    pending.since = now
    pending.account.lastTurn = now
    this.#waiting.delete(pending)
    this.#served.add(pending)
    return true
  }

  #end(pending: Pending): void {
    const now = this.#clock.now()
    this.#age(pending.account, now)
    pending.account.pending.delete(pending)
    if (!this.#served.delete(pending)) return
    if (this.#isLight(pending.account)) this.#lightAt = now
    else if (now - this.#lightAt < LIGHT_ACTIVE_MS) {
      const others = new Set([...this.#waiting].map(({ account }) => account)).size
      this.#restsUntil = now + Math.min(MAX_REST_MS, (now - pending.since) * Math.min(MAX_REST_TIMES, others))
    }
  }

  #isLight({ load }: Account): boolean {
    let sum = 0
    for (const { account } of this.#waiting) sum += account.load
    return load < Math.max(LIGHT_MS, (sum / (this.#waiting.size || 1)) * LIGHT_SHARE)
  }

  #accountOf(key: string, now: number): Account {
    const account = this.#accounts.get(key) ?? { load: NEWCOMER_MS, at: now, pending: new Set(), lastTurn: 0 }
    this.#age(account, now)
    // The one that asked last is the last to be forgotten.
    this.#accounts.delete(key)
    this.#accounts.set(key, account)
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined && this.#accounts.size > MAX_ACCOUNTS) this.#accounts.delete(oldest)
    return account
  }

  #age(account: Account, now: number): void {
    for (const one of account.pending) if (now - one.seen > RETRY_SECONDS * 1_000) account.pending.delete(one)
    const passed = now - account.at
    if (account.pending.size > 0) account.load = Math.min(MAX_LOAD_MS, account.load + account.pending.size * passed)
    else account.load *= Math.exp(-passed / PAUSE_MS)
    account.at = now
  }
}
