import { useEffect, useReducer } from 'react'
import type { View } from '#domain/look.ts'

/** The views, and the head of an artist or a label, whose code the browser loads when it needs them. */
const LOADERS = {
  place: async () => (await import('../artists/place-head.tsx')).PlaceHead,
  wall: async () => (await import('./wall.tsx')).Wall,
  compact: () => import('../album/album-compact-row.tsx'),
}
type Code = { [Name in keyof typeof LOADERS]: Awaited<ReturnType<(typeof LOADERS)[Name]>> }

const code: Partial<Code> = {}

/** Gives the server what the browser loads. */
export function provideView<Name extends keyof Code>(name: Name, given: Code[Name]): void {
  code[name] = given
}

async function load<Name extends keyof Code>(name: Name) {
  code[name] ??= (await LOADERS[name]()) as Code[Name]
}

/** Loads the code of what the server has rendered, before it is hydrated. */
export const loadRendered = async (): Promise<void> => {
  const isThere = (selector: string) => document.querySelector(selector) !== null
  await Promise.all([
    isThere('.wall-item') && load('wall'),
    isThere('.compact') && load('compact'),
    isThere('[data-place]') && load('place'),
  ])
}

/** Loads the code of a view that needs some. */
export const loadView = async (view: View): Promise<void> =>
  view === 'wall' || view === 'compact' ? load(view) : undefined

/** Loads all views in advance; an error is shown when one is needed. */
export const preloadViews = (): void => void Promise.all([loadView('wall'), loadView('compact')]).catch(() => undefined)

/** The code of one if it is wanted, once its code has been loaded or provided. */
export function useViewCode<Name extends keyof Code>(name: Name, isWanted: boolean): Code[Name] | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = isWanted && !code[name]
  // A page that was rendered in another view, and kept since, does not bring it.
  useEffect(() => {
    if (isMissing) void load(name).then(renderAgain, () => undefined)
  }, [isMissing, name])
  return isWanted ? code[name] : undefined
}
