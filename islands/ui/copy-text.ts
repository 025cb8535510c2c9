import { showToast } from './toaster.tsx'

type Said = { title: string; text?: string }

/** Puts a text on the clipboard, and says so, or that it failed. */
export async function copyText(text: string, copied: Said, failed: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ ...copied, kind: 'ok' })
  } catch {
    showToast({ ...failed, kind: 'error' })
  }
}
