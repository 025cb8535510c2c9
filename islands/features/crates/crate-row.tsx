import { memo } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { albumCount } from '#locales/crates/crates.ts'
import { CrateMenu } from './crate-menu.tsx'
import { CrateName } from './crate-name.tsx'
import { useCounted } from './smart-contents.ts'

/** A crate in the list; pressing the open one closes it. */
export const CrateRow = memo(({ crate, isOpen }: { crate: CrateView; isOpen: boolean }) => {
  const counted = useCounted(crate)
  return (
    <li className="crate-row group/crate relative" data-crate={crate.id}>
      <QueryLink
        className="crate crate-link :uno: [aside_&]:max-lg:media-no-hover:pr-2 media-no-hover:pr-12"
        query={{ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id }}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <CrateFan sleeves={counted?.previewCovers ?? []} />
        <CrateName crate={crate} />
        <span className="crate-count crate-count-behind">{counted && albumCount(counted.albumCount, srOnly)}</span>
      </QueryLink>
      <span className="crate-acts">
        <CrateMenu crate={crate} isOpen={isOpen} />
      </span>
    </li>
  )
})
