const KEY = 'gatefold.notice'

/** A notice for the next page of this tab; `text` is for a notice without a fixed text. */
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
