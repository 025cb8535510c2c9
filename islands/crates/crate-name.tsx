import type { CrateView } from '#domain/crate.ts'
import { smartCrate } from '#locales/crates/crates.ts'
import { Icon } from '../ui/icon.tsx'
import { srOnly } from '../ui/sr-only.tsx'

/** The name of a crate in a list, with a mark if it is a smart one. */
export const CrateName = ({
  crate: { name, query },
  className = 'truncate',
}: {
  crate: CrateView
  className?: string
}) => (
  <span className={className}>
    {query !== undefined && (
      <>
        <Icon name="search" size={12} className="mr-1.5 text-ink-3" />
        {srOnly(`${smartCrate}: `)}
      </>
    )}
    {name}
  </span>
)
