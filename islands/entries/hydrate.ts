import { type ComponentType, createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Hydrated } from './replay-early-actions.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them for that very component.
type Island = ComponentType<any>

const elementOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)

/** Hydrates an island with the id prefix that it was rendered with, and resolves when that is done. */
async function hydrate(name: string, component: Island): Promise<void> {
  const element = elementOf(name)
  const props = document.querySelector(`script[data-props="${name}"]`)
  if (!element || !props?.textContent) return
  const values = JSON.parse(props.textContent)
  // A list opens in the order that was chosen last, which the address names from now on.
  if (values.search?.startsWith(location.search)) history.replaceState(history.state, '', values.search + location.hash)
  const island = createElement(component, values)
  if ('replaced' in element.dataset) {
    element.dataset.hydrated = ''
    return createRoot(element).render(island)
  }
  await new Promise<void>((onHydrated) => {
    // In slices, between which the page responds. A key or a pointer makes React finish at once, and then passes the event on.
    startTransition(() => {
      hydrateRoot(element, createElement(Hydrated, { element, onHydrated }, island), {
        identifierPrefix: `${name}-`,
        // An extension may have changed the page before.
        onRecoverableError: console.info,
        onUncaughtError: (error) => {
          onHydrated()
          reportError(error)
        },
      })
    })
  })
}

// The browser never retries a module on the same page. Until then the links of the island work.
const reloadOnline = () => addEventListener('online', () => location.reload(), { once: true })

/** Hydrates those islands that a page has; the code of the `later` ones, and of what `prepare` needs, loads in the meantime. */
export async function hydrateIslands(
  islands: Record<string, Island>,
  later: Record<string, () => Promise<Island>> = {},
  prepare?: Promise<void>,
): Promise<void> {
  const hydrated = Object.entries(later).map(async ([name, load]) => {
    if (!elementOf(name)) return
    const component = await load().catch(reloadOnline)
    if (component) await hydrate(name, component)
  })
  const isReady = await Promise.resolve(prepare).then(() => true, reloadOnline)
  if (isReady) for (const [name, component] of Object.entries(islands)) await hydrate(name, component)
  await Promise.all(hydrated)
  globalThis.noteEarly?.end.abort()
}
