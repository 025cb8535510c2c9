import { isDemo } from './demo-mode.ts'
import { createStore } from './store.ts'

// What storage could not keep, because it is forbidden or full: that lasts as long as the page.
const unsaved = createStore<Readonly<Record<string, string | null>>>({})

/** The demo keeps what it has in its tab. */
const storage = () => (isDemo ? sessionStorage : localStorage)

/** A value that this browser keeps for all its tabs, or null. */
export function readStored(key: string): string | null {
  const value = unsaved.get()[key]
  if (value !== undefined) return value
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Renders with what `read` makes of stored values; hydrates with `server`. */
export const useStored = <Value>(read: () => Value, server: Value): Value => unsaved.use(read, server)

/** Has all components read again. */
export const rereadStored = (): void => unsaved.set({ ...unsaved.get() })

export function writeStored(key: string, value: string | null): void {
  const { [key]: _, ...others } = unsaved.get()
  const onPage = { ...others, [key]: value }
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    unsaved.set(others)
  } catch {
    unsaved.set(onPage)
  }
}

/** Follows what other tabs store. */
export const watchStored = (): void => addEventListener('storage', rereadStored)
