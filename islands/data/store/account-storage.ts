import { readStored, writeStored } from '#islands/lib/browser-storage.ts'

/** A text that this device keeps for the person of an account: the account, then the text, each on a line of its own. */
const storageOf = (key: string) => ({
  /** The text, as it was kept; null without one of this account. */
  get(account: string | undefined): string | null {
    const kept = readStored(key)
    const end = kept?.indexOf('\n') ?? -1
    return kept && account !== undefined && kept.slice(0, end) === account ? kept.slice(end + 1) : null
  },
  /** Keeps it, if this device may keep anything of the person. */
  keep(account: string | undefined, text: string): void {
    if (account !== undefined) writeStored(key, `${account}\n${text}`)
  },
  forget: (): void => writeStored(key, null),
})

/** What was done last and can be undone. */
export const undoable = storageOf('gatefold.undo')
/** What the player plays, and where. */
export const playing = storageOf('gatefold.playing')
/** Where the desk was left. */
export const desk = storageOf('gatefold.desk')
/** The albums that were picked to play. */
export const picks = storageOf('gatefold.picks')
/** What was chosen last in the commands. */
export const recent = storageOf('gatefold.recent')
/** When the Bandcamp link was last synced from here. */
export const linkSynced = storageOf('gatefold.link-synced')

/** The name of this device for the account, and the last number of its changes. */
export const device = storageOf('gatefold.device')

/** Which tracks were heard today, for the diary. */
export const heardToday = storageOf('gatefold.heard-today')

/** The last entries of the diary, for when there is no network. */
export const diary = storageOf('gatefold.diary')
/** What the trash has, for the same. */
export const trash = storageOf('gatefold.trash')
/** What is shared, for the same. */
export const shares = storageOf('gatefold.shares')
/** Which albums are known to be the same or not, for the same. */
export const knownDuplicates = storageOf('gatefold.known-duplicates')

const ALL = [
  ...[undoable, playing, desk, picks, recent, linkSynced],
  ...[device, heardToday, diary, trash, shares, knownDuplicates],
]

/** Forgets all of it. */
export const forgetAll = (): void => {
  for (const one of ALL) one.forget()
}

/** Forgets what is kept for another account than this one. */
export const forgetOthers = (account: string): void => {
  for (const one of ALL) if (one.get(account) === null) one.forget()
}
