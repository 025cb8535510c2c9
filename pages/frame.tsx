import type { ReactNode } from 'react'
import * as messages from '#locales/pages.ts'

/** The places and the crates beside the page; a narrow rail where there is little room. */
export const Frame = ({ crates, children }: { crates: ReactNode; children: ReactNode }) => (
  <div className="frame grid grid-cols-[var(--h-rail)_minmax(0,1fr)] max-lg:(grid-cols-[72px_minmax(0,1fr)] gap-5) max-sm:(grid-cols-1 px-edge pb-8 pt-2) mx-auto max-w-page gap-12 px-8 pb-24 pt-4">
    <aside
      className="rail [scrollbar-width:thin] sticky top-[calc(var(--h-header)+16px)] -mx-2 max-sm:hidden max-h-[calc(100dvh-var(--h-header)-16px-var(--h-dock,0px))] self-start overflow-y-auto px-2"
      id="rail"
      data-arrow-keys="all"
      aria-label={messages.railLabel}
    >
      {crates}
    </aside>
    <main id="main">{children}</main>
  </div>
)
