import { useEffect } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { useCrates, useMembers } from '#islands/data/view/use-records.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/album-page.ts'
import { CrateLinks, type HoldingCrate } from './crate-links.tsx'
import { openPopover } from './popover-store.ts'

const NONE: CrateView[] = []

/** The crates of an album; `rendered` are those that the server rendered. */
function useHoldingCrates(id: number, rendered: HoldingCrate[]): HoldingCrate[] {
  const crates = useCrates(NONE)
  const members = useMembers()
  if (!members || crates.length === 0) return rendered
  const holding = new Set(members.filter(({ albumIds }) => albumIds.includes(id)).map(({ crateId }) => crateId))
  return crates.filter((crate) => holding.has(crate.id))
}

/** The crates of an album as links, and a button that opens checkboxes for all crates. */
export function CratesPart({ album: { id }, rendered }: { album: AlbumView; rendered: HoldingCrate[] }) {
  const crates = useHoldingCrates(id, rendered)
  useEffect(() => void import('./popovers.tsx').catch(() => undefined), [])
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <CrateLinks crates={crates} />
      <button
        type="button"
        className="meta-link"
        aria-haspopup="dialog"
        data-crates-of={id}
        onClick={({ currentTarget }) => openPopover('crates', id, currentTarget)}
      >
        <Icon name="plus" size={14} />
        {messages.addToCrate}
      </button>
    </div>
  )
}
