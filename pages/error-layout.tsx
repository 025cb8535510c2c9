import type { ReactNode } from 'react'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { LonePage } from './lone-page.tsx'

type LostProps = {
  title: string
  text: string
  /** The text on the sleeve, and the index of its color palette. */
  poster: string
  palette: number
  /** Buttons and links; without any, nothing leads on. */
  children?: ReactNode
}

/** The layout of error pages: a large heading beside a record that slips out of its sleeve. */
export function Lost({ title, text, poster, palette, children }: LostProps) {
  const sleeve = drawSleeve(poster, 'Gatefold', { motif: 'poster', palette })
  return (
    <LonePage
      isClosed={!children}
      className="grid-cols-[minmax(0,1fr)_420px] max-md:(grid-cols-1 content-start gap-8 pt-6) content-center items-center justify-items-start gap-16 pb-18 pt-10"
    >
      <div>
        <h1 className="text-poster">{title}</h1>
        <p className="mb-7 mt-5 max-w-40ch text-lede text-ink-2">{text}</p>
        {children}
      </div>
      <div className="relative max-w-74% w-84" aria-hidden="true">
        <svg className="absolute left-34% top-3% w-94%" viewBox="0 0 300 300" fill="none" aria-hidden="true">
          <circle cx="150" cy="150" r="149" className="fill-vinyl stroke-groove" />
          {[136, 122, 108, 94, 80, 66].map((radius) => (
            <circle key={radius} cx="150" cy="150" r={radius} className="stroke-groove" />
          ))}
          <circle cx="150" cy="150" r="46" className="fill-vinyl-label" />
        </svg>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain from fixed text */}
        <div className="cover" dangerouslySetInnerHTML={{ __html: sleeve }} />
      </div>
    </LonePage>
  )
}
