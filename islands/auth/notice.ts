const KEY = 'gatefold.notice'

/** What the next page of this tab has to say. */
export const leaveNotice = (notice: 'logged-in' | 'logged-out' | 'account-deleted'): void =>
  sessionStorage.setItem(KEY, notice)

export function takeNotice(): string | null {
  const notice = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return notice
}
