import { useEffect, useEffectEvent, useState } from 'react'

/** Code that is fetched when it is first needed, or a little before. */
export type DeferredCode<T> = { ready: () => T | undefined; preload: () => void; load: () => Promise<unknown> }

/** What is done where code cannot be fetched; fetched itself while everything is well. */
export const loadNotOpened = () => import('./not-opened.ts')

/**
 * The browser remembers a module that could not be fetched and does not ask for it again before the page is reloaded. So nothing is
 * asked for while there is no connection, and what failed before reloads the page, whose address still names the dialog.
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
 * The code once it is there; what is there already is drawn at once. Suspense would hide it behind its fallback for 300 ms, however
 * soon it comes. Another `turn` tries again.
 */
export function useCode<T>(code: DeferredCode<T> | undefined, onFailed: () => void, turn = 0): T | undefined {
  const [, setLoaded] = useState<unknown>()
  const fail = useEffectEvent(onFailed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn
  useEffect(() => {
    if (!code || code.ready()) return
    let isWanted = true
    code.load().then(
      () => isWanted && setLoaded(code),
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
    }
  }, [code, turn])
  return code?.ready()
}
