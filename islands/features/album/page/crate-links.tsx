import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { written } from '#islands/ui/written.ts'

export type HoldingCrate = Pick<CrateView, 'id' | 'name'>

/** The crates of an album. */
export const CrateLinks = ({ crates }: { crates: HoldingCrate[] }) =>
  crates.map((crate) => (
    <QueryLink key={crate.id} className="chip chip-pick c-ink" query={{ ...DEFAULT_QUERY, crate: crate.id }}>
      <Icon name="crates" size={14} />
      <span className="truncate" {...written}>
        {crate.name}
      </span>
    </QueryLink>
  ))
