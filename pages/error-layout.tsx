import type { ReactNode } from 'react'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { Brand } from '#islands/ui/brand.tsx'

type LostProps = {
  title: string
  text: string
  /** The text on the sleeve, and the index of its color palette. */
  poster: string
  palette: number
  /** Buttons and links. */
  children: ReactNode
}

/** The layout of error pages: a large heading beside a record that slips out of its sleeve. */
export function Lost({ title, text, poster, palette, children }: LostProps) {
  const sleeve = drawSleeve(poster, 'Gatefold', { motif: 'poster', palette })
  return (
    <div className="lone">
      <header>
        <Brand href="/" />
      </header>
      <main id="main" className="lost">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        <div className="art" aria-hidden="true">
          <svg viewBox="0 0 300 300" fill="none" aria-hidden="true">
            <circle cx="150" cy="150" r="149" className="fill-vinyl stroke-groove" />
            {[136, 122, 108, 94, 80, 66].map((radius) => (
              <circle key={radius} cx="150" cy="150" r={radius} className="stroke-groove" />
            ))}
            <circle cx="150" cy="150" r="46" className="fill-label" />
          </svg>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain from fixed text */}
          <div className="cover" dangerouslySetInnerHTML={{ __html: sleeve }} />
        </div>
      </main>
    </div>
  )
}
