import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Toast } from './toast.ts'

// Nobody needs toasts before the page is alive, so they come after it; whoever speaks earlier waits for them.
const load = () => import('./toast-region.tsx')
let isReady = () => {}
const ready = new Promise<void>((resolve) => {
  isReady = resolve
})
const onReady = () => isReady()

/** Says what happened, in place of what was said before. Works from any island: the list belongs to the page. */
export async function showToast(toast: Toast): Promise<void> {
  const { show } = await load()
  await ready
  show(toast)
}

/** Once in a page. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType<{ onReady: () => void }> | null>(null)
  useEffect(() => {
    load().then((module) => setRegion(() => module.ToastRegion))
  }, [])
  // Beside everything else in the page, so that an open dialog does not make it inert.
  return Region && createPortal(<Region onReady={onReady} />, document.body)
}
