import type { MeView } from '#domain/account.ts'
import type { CrateView } from '#domain/crate.ts'

export function Dialogs({ me, crates }: { me: MeView; crates: CrateView[] }) {
  return <p>{me.email + crates.length}</p>
}
