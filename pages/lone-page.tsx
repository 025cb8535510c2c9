import type { ReactNode } from 'react'
import { Brand } from '#islands/ui/brand.tsx'

const CENTERED = 'content-start justify-items-center pt-10 pb-18'

type LonePageProps = {
  className?: string
  /** Whether the logo leads nowhere. */
  isClosed?: boolean | undefined
  children: ReactNode
}

/** A page with nothing but the logo above its content. */
export const LonePage = ({ className = CENTERED, isClosed, children }: LonePageProps) => (
  <div className="grid grid-rows-[auto_1fr] mx-auto max-w-336 max-md:px-edge px-8 min-h-dvh">
    <header className="h-18 flex items-center">
      <Brand href={isClosed ? undefined : '/'} />
    </header>
    <main id="main" className={`grid ${className}`}>
      {children}
    </main>
  </div>
)
