import { useEffect, useEffectEvent, useState } from 'react'

/** Code that is fetched when it is first needed, or a little before. */
export type LaterCode<T> = { ready: () => T | undefined; preload: () => void; load: () => Promise<unknown> }

const isServerReached = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * The browser remembers a module that could not be fetched and does not ask for it again before the page is reloaded. So nothing is
 * asked for while there is no connection, and what failed before reloads the page, whose address still names the dialog.
 */
export function laterCode<T>(fetchCode: () => Promise<T>): LaterCode<T> {
  let code: T | undefined
  let hasFailed = false
  const get = async () => {
    if (!navigator.onLine) throw new Error('No connection')
    try {
      code = await fetchCode()
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  return {
    ready: () => code,
    preload: () => void get().catch(() => undefined),
    async load() {
      const failedBefore = hasFailed
      try {
        await get()
      } catch (error) {
        if (!failedBefore || !(await isServerReached())) throw error
        location.reload()
        await new Promise(() => {})
      }
    },
  }
}

/**
 * The code once it is there; what is there already is drawn at once. Suspense would hide it behind its fallback for 300 ms, however
 * soon it comes. Another `turn` tries again.
 */
export function useCode<T>(code: LaterCode<T> | undefined, onFailed: () => void, turn = 0): T | undefined {
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
