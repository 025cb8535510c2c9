import type { ReactNode } from 'react'

type PlaceTitleProps = {
  title: string
  detail?: string | undefined
  /** Buttons and links, at the right. */
  children?: ReactNode
}

/** The title of a page beside the collection, and its number of items. */
export const PlaceTitle = ({ title, detail, children }: PlaceTitleProps) => (
  <header className=":uno: flex flex-wrap items-start justify-between gap-x-4">
    <div className=":uno: mb-3 max-sm:min-h-touch min-h-10 flex flex-wrap items-center gap-x-4">
      <h1 className="text-title-2 outline-0" tabIndex={-1}>
        {title}
      </h1>
      {detail && <p className="text-small text-ink-2">{detail}</p>}
    </div>
    {children && <div className=":uno: mb-3 flex items-center gap-2">{children}</div>}
  </header>
)
