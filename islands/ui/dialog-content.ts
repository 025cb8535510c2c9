import type { MeView } from '#domain/accounts/account.ts'
import type { CrateView } from '#domain/crates/crate.ts'

/** The props of every dialog: name and id from the address, whether it is open, the user, and the crates loaded so far. */
export type DialogContentProps = { name: string; id: number | null; isOpen: boolean; me: MeView; crates: CrateView[] }
