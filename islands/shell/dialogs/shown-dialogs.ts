import { isSelecting } from '#islands/features/list/selection.ts'
import { fieldArrived, holdKeysForField } from '#islands/lib/held-keys.ts'
import { closeDialog, dialogInAddress, type OpenDialog, onMove, openDialog } from '#islands/lib/location.ts'
import { createStore } from '#islands/lib/store.ts'
import { heldBy } from '#islands/ui/unsaved.ts'
import { CONTENTS, dialogOf } from './contents.ts'

type Shown = OpenDialog & { isOpen: boolean; turn: number }

const LEAVING_MS = 220

/** The open dialog, and closed ones that are still in the page. */
export const shownDialogs = createStore<readonly Shown[]>([])

// Closed dialogs with changes that are not answered yet.
const saving = new Set<number>()
let turns = 0
let returning: number | null = null

const openOne = () => shownDialogs.get().find(({ isOpen }) => isOpen)

/** Removes a closed dialog once it has faded out. */
function removeLater(turn: number): void {
  const isLeft = (one: Shown) => one.turn !== turn || one.isOpen || saving.has(turn)
  setTimeout(() => shownDialogs.set(shownDialogs.get().filter(isLeft)), LEAVING_MS)
}

/** Opens and closes dialogs as the address says. A dialog with unsaved changes is opened again if the back button or a link closed it. */
function follow(): void {
  const named = dialogInAddress()
  const open = openOne()
  // The selection ends when the page changes.
  if (named && /^selected-/.test(named.name) && !open && !isSelecting()) {
    closeDialog()
    return
  }
  const next = named && CONTENTS.has(dialogOf(named.name)) ? named : null
  if (open && next && dialogOf(open.name) === dialogOf(next.name) && open.id === next.id) {
    if (open.name !== next.name)
      shownDialogs.set(shownDialogs.get().map((one) => (one === open ? { ...one, name: next.name } : one)))
    return
  }
  const question = open && heldBy()
  if (question) {
    openDialog(open.name, open.id ?? undefined)
    question()
    return
  }
  if (!open && !next) return
  if (next) holdKeysForField()
  else fieldArrived()
  const turn = next && (returning ?? ++turns)
  const others = shownDialogs.get().filter((one) => one.turn !== turn)
  shownDialogs.set([
    ...others.map((one) => ({ ...one, isOpen: false })),
    ...(next && turn !== null ? [{ ...next, isOpen: true, turn }] : []),
  ])
  if (open) removeLater(open.turn)
}

/** Follows the address until the returned function is called. */
export function followAddress(): () => void {
  follow()
  return onMove(follow)
}

const untilNoneIsOpen = () =>
  new Promise<void>((resolve) => {
    const end = onMove(() => {
      if (dialogInAddress()) return
      end()
      resolve()
    })
  })

/** Opens a closed dialog again as it was, once no other is open. */
async function reopen(turn: number): Promise<void> {
  const closed = shownDialogs.get().find((one) => one.turn === turn && !one.isOpen)
  if (!closed) return
  while (dialogInAddress()) await untilNoneIsOpen()
  returning = turn
  openDialog(closed.name, closed.id ?? undefined)
  returning = null
}

/** Keeps a closed dialog until its change is answered: if the promise rejects or is false, the dialog opens again with the typed text. */
export async function keepForAnswer<Answer>(turn: number, answer: Promise<Answer>): Promise<Answer> {
  saving.add(turn)
  try {
    const answered = await answer
    if (answered === false) await reopen(turn)
    return answered
  } catch (error) {
    await reopen(turn)
    throw error
  } finally {
    saving.delete(turn)
    removeLater(turn)
  }
}
