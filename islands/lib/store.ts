import { useSyncExternalStore } from 'react'

/** State that belongs to no component, because it outlives them or because several islands share it. */
export function createStore<State>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: (): State => state,
    set(next: State): void {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe,
    /** Renders with what `select` returns, which must be the same value for the same state; hydrates with `server`. */
    use: <Part = State>(
      select: (state: State) => Part = (state) => state as unknown as Part,
      server: Part = select(initial),
    ): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(state),
        () => server,
      ),
  }
}
