import { vi } from 'vitest'

/** Gives Node what the modules of a page find in a browser, until `vi.unstubAllGlobals`. */
export function stubPage(): void {
  const page = new EventTarget()
  const listeners = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  }
  for (const [name, value] of Object.entries(listeners)) vi.stubGlobal(name, value)
  vi.stubGlobal('document', {
    ...listeners,
    documentElement: { dataset: {} },
    hidden: false,
    querySelector: () => null,
  })
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('location', { search: '', hash: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
      close() {}
    },
  )
}
