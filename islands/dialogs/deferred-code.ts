import { useEffect, useEffectEvent, useReducer } from 'react'

/** Code that loads when it is needed, or in advance with `preload`. */
export type DeferredCode<T> = { ready: () => T | undefined; preload: () => void; load: () => Promise<unknown> }

/** Handles code that cannot be loaded; itself loaded in advance. */
export const loadNotOpened = () => import('./not-opened.ts')

/**
 * The browser never retries a module that could not be loaded on the same page. So nothing is loaded offline, and code that failed before
 * reloads the page, whose address still names the dialog.
 */
export function deferredCode<T>(fetchCode: () => Promise<T>): DeferredCode<T> {
  let code: T | undefined
  let hasFailed = false
  const get = async () => {
    if (!navigator.onLine) throw new Error('No connection')
    code = await fetchCode()
  }
  return {
    ready: () => code,
    preload: () =>
      void get().catch(() => {
        hasFailed = true
      }),
    load: () =>
      get().catch(async (error) => {
        if (hasFailed) await (await loadNotOpened()).reloadOnline()
        hasFailed = true
        throw error
      }),
  }
}

/**
 * The code once it is loaded. Suspense would show its fallback for at least 300 ms. Another `turn` tries again.
 */
export function useCode<T>(code: DeferredCode<T> | undefined, onFailed: () => void, turn = 0): T | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const ready = code?.ready()
  const fail = useEffectEvent(onFailed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn
  useEffect(() => {
    if (!code || ready) return
    // It may have loaded since it was rendered.
    if (code.ready()) return renderAgain()
    let isWanted = true
    code.load().then(
      () => isWanted && renderAgain(),
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
    }
  }, [code, turn])
  return ready
}
