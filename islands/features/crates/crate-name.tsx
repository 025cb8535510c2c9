import type { CrateView } from '#domain/crates/crate.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { smartCrateCalled } from '#locales/crates.ts'

/** The name of a crate in a list, with a mark for smart crates. */
export const CrateName = ({
  crate: { name, query },
  className = 'crate-name',
}: {
  crate: CrateView
  className?: string
}) => (
  <span className={className}>
    {query !== undefined && (
      <>
        <Icon name="search" size={12} className="mr-1.5 text-ink-3" />
        {srOnly(smartCrateCalled)}
      </>
    )}
    <bdi translate="no">{name}</bdi>
  </span>
)
