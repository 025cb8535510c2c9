import { useEffect, useEffectEvent, useReducer } from 'react'
import { reloadIfGone } from './reload-if-gone.ts'

const ignore = () => undefined

/** Code that loads when it is first needed, or in advance with `preload`. `provide` takes the place of loading it. */
export type LazyCode<T> = {
  ready: () => T | undefined
  provide: (given: T) => void
  preload: () => void
  load: () => Promise<T>
}

/** The code that `fetchCode` imports. The browser never retries a module that could not be loaded on the same page. */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let code: T | undefined
  const load = async () => {
    code ??= await fetchCode()
    return code
  }
  return {
    ready: () => code,
    provide: (given) => {
      code = given
    },
    preload: () => void load().catch(ignore),
    load,
  }
}

/** Code that is there from the start. */
export function readyCode<T>(code: T): LazyCode<T> {
  const ready = lazyCode<T>(async () => code)
  ready.provide(code)
  return ready
}

/**
 * The code once it is loaded; without `code`, none is wanted. Another `attempt` tries again. If another build has replaced the code, the
 * page reloads once.
 *
 * In place of `lazy` and `Suspense`, which islands that share state can't use: see docs/decisions/0003-islands.md.
 */
export function useCode<T>(code: LazyCode<T> | undefined, onFailed: () => void = ignore, attempt = 0): T | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const ready = code?.ready()
  const fail = useEffectEvent(onFailed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt
  useEffect(() => {
    if (!code || ready) return
    // It may have loaded since it was rendered.
    if (code.ready()) return renderAgain()
    let isWanted = true
    code.load().then(
      () => isWanted && renderAgain(),
      () => isWanted && reloadIfGone().then(() => isWanted && fail()),
    )
    return () => {
      isWanted = false
    }
  }, [code, attempt])
  return ready
}
