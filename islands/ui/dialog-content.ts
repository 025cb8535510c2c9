import type { MeView } from '#domain/accounts/account.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'

/** The props of every dialog: name and id from the address, whether it is open, the user, and the crates loaded so far. */
export type DialogContentProps = {
  name: DialogAddress
  id: number | null
  isOpen: boolean
  /**
   * Keeps the closed dialog until its change is answered: if the promise rejects or is false, the dialog opens again with the typed text.
   */
  keepForAnswer: <Answer>(answer: Promise<Answer>) => Promise<Answer>
  me: MeView
  crates: CrateView[]
}
