import { showToast } from './toaster.tsx'

type Said = { title: string; text?: string }

// Browsers let a page use the clipboard right after a press, not after a call: they take a text that is still to come.
const write = (text: string | Promise<string>): Promise<void> =>
  typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((known) => new Blob([known], { type: 'text/plain' })) }),
      ])

/** Puts a text on the clipboard, and says so, or that it failed; of a text that does not come it says nothing. */
export async function copyText(text: string | Promise<string>, copied: Said, failed: Said): Promise<void> {
  try {
    await write(text)
    showToast({ ...copied, kind: 'ok' })
  } catch {
    const isKnown = await Promise.resolve(text).catch(() => null)
    if (isKnown !== null) showToast({ ...failed, kind: 'error' })
  }
}
