import type { ReactNode } from 'react'
import { THEMES } from './contrast.ts'

/** A component rendered in each theme. */
export function Specimen({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="specimen">
      <h3 className="text-section">{title}</h3>
      {note && <p className="text-ink-2">{note}</p>}
      <div className="themes">
        {THEMES.map((theme) => (
          <div key={theme} className="theme" data-theme={theme}>
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

export const Row = ({ children }: { children: ReactNode }) => <div className="row specimen-row">{children}</div>
