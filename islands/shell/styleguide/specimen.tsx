import type { ReactNode } from 'react'
import { THEMES } from './contrast.ts'

/** A component rendered in each theme. */
export function Specimen({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="text-section">{title}</h3>
      {note && <p className="text-ink-2">{note}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,440px),1fr))] mt-3 gap-4">
        {THEMES.map((theme) => (
          <div key={theme} className="min-w-0 border border-line rounded-panel bg-bg p-4 text-ink" data-theme={theme}>
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="my-2 flex flex-wrap items-center gap-2">{children}</div>
)
