import type { ReactNode } from 'react'
import { LonePage } from './lone-page.tsx'

/** A page with a single panel, such as a new password or an expired link. */
export function MessagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <LonePage>
      <section className="grid grid-cols-1 max-w-105 w-full gap-4 media-forced:(border border-[CanvasText]) rounded-panel bg-raise max-sm:(px-edge pb-5 pt-6) px-6 pb-6 pt-7 shadow-panel">
        <h1 className="text-heading">{title}</h1>
        {children}
      </section>
    </LonePage>
  )
}
