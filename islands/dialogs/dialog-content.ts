import type { MeView } from '#domain/account.ts'
import type { CrateView } from '#domain/crate.ts'

/** What every dialog gets: the id its address names, whether it stays, and what the server rendered. */
export type DialogContentProps = { id: number | null; isOpen: boolean; me: MeView; crates: CrateView[] }
