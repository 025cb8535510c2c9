import { type Entry, isPartOf, toEntry } from './entry.ts'
import { update } from './pending.ts'
import { account, type Line, lockOf, type Over, pageName, readAhead } from './write-ahead.ts'

const isOver = (value: unknown): value is Over =>
  typeof value === 'object' && value !== null && 'isOver' in value && 'account' in value && value.account === account()

/** The entries of the account that a page wrote ahead, those that are over, and what this build leaves to others. */
function split({ values }: Line): { entries: Entry[]; over: Over[]; others: unknown[] } {
  const over = values.filter(isOver)
  const others: unknown[] = []
  const entries = values.flatMap((value) => {
    if (isOver(value)) return []
    const entry = toEntry(value, 0, account())
    if (!entry || entry.change.call === 'unreadable') {
      others.push(value)
      return []
    }
    const { place: _, sender: __, ...rest } = entry
    return [rest]
  })
  return { entries, over, others }
}

/** The locks of living pages; those that wait for one share its lock. */
async function livingLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name, mode }) => (mode === 'shared' ? [] : name)))
}

/**
 * Replaces the entries by what `change` makes of them, with what pages that are gone had on their way, or had no time to store; resolves to
 * all, and to the names of other pages that live and have some.
 */
export async function adopt(
  change: (entries: Entry[]) => Entry[],
): Promise<{ entries: Entry[]; living: readonly string[] }> {
  const locks = await livingLocks()
  const isGone = (page: string) => !locks.has(lockOf(page))
  let lines: (Line & ReturnType<typeof split>)[] = []
  const entries = await update((all) => {
    lines = readAhead()
      .filter(({ page }) => page !== pageName())
      .map((line) => ({ ...line, ...split(line) }))
    const ended = lines.filter(({ page }) => isGone(page))
    const left = ended.flatMap((line) => line.entries)
    const over = ended.flatMap((line) => line.over)
    return change([
      ...all
        // A page without a database may have made one of several changes that are stored.
        .filter(
          (one) =>
            !over.some((gone) => isPartOf(one, gone)) &&
            !left.some((other) => isPartOf(one, other) && !isPartOf(other, one)),
        )
        .map((one) => {
          const { sender, ...rest } = one
          return sender === undefined || sender === pageName() || !isGone(sender) ? one : rest
        }),
      // It may have been sent before it was stored.
      ...left.flatMap((one) => (all.some((other) => isPartOf(one, other)) ? [] : [{ ...one, isTried: true }])),
    ])
  })
  for (const { page, values, others, leave } of lines)
    if (isGone(page) && (values.length > others.length || others.length === 0)) leave(others)
  const pages = [...lines.map(({ page }) => page), ...entries.flatMap(({ sender }) => sender ?? [])]
  return { entries, living: pages.filter((page) => page !== pageName() && !isGone(page)) }
}
