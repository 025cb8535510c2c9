import type { MeView } from '#domain/account.ts'
import type { CrateView } from '#domain/crate.ts'

/** What every dialog gets: the name and the id its address gives, whether it stays, who it is for, and the crates as far as they are there. */
export type DialogContentProps = { name: string; id: number | null; isOpen: boolean; me: MeView; crates: CrateView[] }
