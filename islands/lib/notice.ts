const KEY = 'gatefold.notice'

/** A notice for the next page of this tab; `text` is for a notice without a fixed text. */
export type Notice = {
  kind: 'logged-in' | 'logged-out' | 'signed-out' | 'account-changed' | 'account-deleted'
  text?: string
}

// Where the browser forbids storage, the next page opens without a notice.
export function leaveNotice({ kind, text = '' }: Notice): void {
  try {
    sessionStorage.setItem(KEY, `${kind}\n${text}`)
  } catch {}
}

export function takeNotice(): Notice | null {
  try {
    const [kind, text] = sessionStorage.getItem(KEY)?.split('\n') ?? []
    sessionStorage.removeItem(KEY)
    return kind ? ({ kind, text } as Notice) : null
  } catch {
    return null
  }
}
