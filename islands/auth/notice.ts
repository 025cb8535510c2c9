const KEY = 'gatefold.notice'

/** What the next page of this tab shows; `text` where the notice has no text of its own. */
export type Notice = {
  kind: 'logged-in' | 'logged-out' | 'signed-out' | 'account-changed' | 'account-deleted'
  text?: string
}

export const leaveNotice = ({ kind, text = '' }: Notice): void => sessionStorage.setItem(KEY, `${kind}\n${text}`)

export function takeNotice(): Notice | null {
  const [kind, text] = sessionStorage.getItem(KEY)?.split('\n') ?? []
  sessionStorage.removeItem(KEY)
  return kind ? ({ kind, text } as Notice) : null
}
