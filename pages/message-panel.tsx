import type { ReactNode } from 'react'
import { Brand } from '#islands/ui/brand.tsx'

/** A page with a single panel, such as a new password or an expired link. */
export function MessagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lone">
      <header>
        <Brand href="/" />
      </header>
      <main id="main">
        <section className="panel stack">
          <h1 className="text-heading">{title}</h1>
          {children}
        </section>
      </main>
    </div>
  )
}
