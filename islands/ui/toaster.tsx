import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Toast } from './toast.ts'

// The toasts load after the page; earlier messages wait for them.
const load = () => import('./toast-region.tsx')
let isReady = () => {}
const ready = new Promise<void>((resolve) => {
  isReady = resolve
})
const onReady = () => isReady()

/** Shows a toast in place of the previous one. Works from any island; does nothing if the code of the toasts cannot be loaded. */
export async function showToast(toast: Toast): Promise<void> {
  const region = await load().catch(() => null)
  if (!region) return
  await ready
  region.show(toast)
}

/** Hides the current toast if its message no longer applies; with an id, only the toast with that id. */
export const hideToast = (id?: string): Promise<void> =>
  load().then(
    ({ dismissToast }) => dismissToast(id),
    () => undefined,
  )

/** Renders the toasts. Once per page. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType<{ onReady: () => void }> | null>(null)
  useEffect(() => {
    load().then(
      (module) => setRegion(() => module.ToastRegion),
      () => undefined,
    )
  }, [])
  // At the end of the body, where an open dialog does not make it inert.
  return Region && createPortal(<Region onReady={onReady} />, document.body)
}
