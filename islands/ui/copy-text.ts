import { showToast } from './toaster.tsx'

type Said = { title: string; text?: string }

// Browsers only allow access to the clipboard right after a press, not after a call: they accept a promise of the text.
const write = (text: string | Promise<string>): Promise<void> =>
  typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((known) => new Blob([known], { type: 'text/plain' })) }),
      ])

/** Copies a text to the clipboard, and tells whether that worked; says nothing if the text's promise rejects. */
export async function copyText(text: string | Promise<string>, copied: Said, failed: Said): Promise<void> {
  try {
    await write(text)
    showToast({ ...copied, kind: 'ok' })
  } catch {
    const isKnown = await Promise.resolve(text).catch(() => null)
    if (isKnown !== null) showToast({ ...failed, kind: 'error' })
  }
}
