import type { Change } from '../changes/change.ts'
import { pageAccount } from '../store/device.ts'
import { drawNumber } from './device-number.ts'
import type { Entry } from './entry.ts'

const PREFIX = 'gatefold.unstored.'

/** The lock that a page holds as long as it lives. */
export const lockOf = (page: string): string => `gatefold tab ${page}`

let page: string | undefined
/** The name of this page. From then on the other tabs know that it lives. */
export function pageName(): string {
  if (!page) {
    page = crypto.randomUUID()
    void navigator.locks?.request(lockOf(page), () => new Promise(() => undefined))
  }
  return page
}

/** The account whose changes this page makes; `''` if the browser is to keep nothing, so that they last as long as the page. */
export const account = (): string => pageAccount() ?? ''

/** The names of the changes of this page. */
export const madeHere = new Set<string>()

export function entryOf(change: Change): Entry {
  const key = crypto.randomUUID()
  madeHere.add(key)
  return { account: account(), key, ...drawNumber(), change }
}

/** The changes of this page that are neither confirmed, kept nor refused, by their keys. */
export const begun = new Map<string, Entry>()

/** What a change that is over leaves in the line of the page while the database still has it. */
export type Over = Pick<Entry, 'account' | 'key' | 'holds'> & { isOver: true }
export const overOf = ({ account, key, holds }: Entry): Over => ({ account, key, holds, isOver: true })

let ahead: readonly (Entry | Over)[] = []
let isKept = true

/** Whether changes end with the page, because nothing may be stored. */
export const hasUnstored = (): boolean => !isKept

function put(name: string, values: readonly unknown[]): boolean {
  try {
    if (values.length > 0) localStorage.setItem(name, JSON.stringify(values))
    else localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Whether a change that is made now would outlive the page. */
export function canOutlive(): boolean {
  if (account() === '' || ahead.length > 0) return account() !== '' && isKept
  const name = PREFIX + pageName()
  const hasRoom = put(name, [null])
  put(name, [])
  return hasRoom
}

/**
 * Keeps what the database does not hold, or still does, in a line of this page. As that takes no time, it is done before a change shows, so that nothing
 * is lost if the page ends at once; a page that is opened later takes it over.
 */
export function writeAhead(entries: readonly (Entry | Over)[]): void {
  if (entries.length === ahead.length && entries.every((entry, index) => entry === ahead[index])) return
  ahead = entries
  const name = PREFIX + pageName()
  isKept = entries.every((entry) => entry.account !== '') && put(name, entries)
  // There is no room, or nothing may be kept: then an earlier line would say what is over.
  if (!isKept) put(name, [])
  isKept ||= entries.length === 0
}

/** A line of a page, which may be gone: what it holds, and how to leave only some of that. */
export type Line = { page: string; values: unknown[]; leave: (values: unknown[]) => void }

function valuesIn(text: string): unknown[] {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

/** The lines of all pages. */
export function readAhead(): Line[] {
  try {
    return Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(PREFIX)
        ? [{ page: name.slice(PREFIX.length), values: valuesIn(text), leave: (values) => void put(name, values) }]
        : [],
    )
  } catch {
    return []
  }
}
