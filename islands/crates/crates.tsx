import type { CrateView } from '#domain/crate.ts'

export function Crates({ crates, search }: { crates: CrateView[]; search: string }) {
  return <p>{crates.length + search}</p>
}
