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

/** The same for a component; the server renders with null. */
export const useStored = (key: string): string | null => unsaved.use(() => readStored(key), null)

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
export const watchStored = (): void => addEventListener('storage', () => unsaved.set({ ...unsaved.get() }))
