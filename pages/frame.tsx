import type { ReactNode } from 'react'
import * as messages from '#locales/pages.ts'

/** The crates beside the collection. */
export const Frame = ({ crates, children }: { crates: ReactNode; children: ReactNode }) => (
  <div className="frame grid grid-cols-[var(--h-rail)_minmax(0,1fr)] max-lg:grid-cols-1 mx-auto max-w-page gap-12 max-sm:(px-4 pb-8 pt-2) px-8 pb-24 pt-4">
    <aside
      className="rail [scrollbar-width:thin] sticky top-[calc(var(--h-header)+16px)] -mx-2 max-lg:hidden max-h-[calc(100dvh-var(--h-header)-16px-var(--h-dock,0px))] self-start overflow-y-auto px-2"
      aria-label={messages.cratesLabel}
    >
      {crates}
    </aside>
    <main id="main">{children}</main>
  </div>
)
