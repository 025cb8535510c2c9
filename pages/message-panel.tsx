import type { ReactNode } from 'react'
import { LonePage } from './lone-page.tsx'

/** A page with a single panel, such as a new password or an expired link. */
export function MessagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <LonePage>
      <section className="panel stack">
        <h1 className="text-heading">{title}</h1>
        {children}
      </section>
    </LonePage>
  )
}
