import { recent } from '#islands/data/store/account-storage.ts'

const MAX_KEPT = 8

/** The ids of what the person of an account has chosen in the dialog, the last one first. */
export const recentIds = (account: string | undefined): string[] => recent.get(account)?.split('\n') ?? []

/** Stores a choice, if this device may store anything of the person. */
export const noteRecent = (account: string | undefined, id: string): void =>
  recent.keep(account, [id, ...recentIds(account).filter((known) => known !== id)].slice(0, MAX_KEPT).join('\n'))
