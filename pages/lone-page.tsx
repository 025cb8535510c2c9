import type { ReactNode } from 'react'
import { Brand } from '#islands/ui/brand.tsx'

const CENTERED = 'content-start justify-items-center pt-10 pb-18'

/** A page with nothing but the logo above its content. */
export const LonePage = ({ className = CENTERED, children }: { className?: string; children: ReactNode }) => (
  <div className="grid grid-rows-[auto_1fr] mx-auto max-w-336 max-md:px-edge px-8 min-h-dvh">
    <header className="h-18 flex items-center">
      <Brand href="/" />
    </header>
    <main id="main" className={`grid ${className}`}>
      {children}
    </main>
  </div>
)
