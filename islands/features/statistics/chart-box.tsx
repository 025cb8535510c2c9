import type { ReactNode } from 'react'

type ChartBoxProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A chart in a cell of the statistics. */
export const ChartBox = ({ title, aside, className = 'mb-3', children }: ChartBoxProps) => (
  <div className=":uno: h-150px max-sm:(h-auto border-l-0 px-0 py-3) min-w-0 border-l first:border-l-0 max-[1199.9px]:([&:nth-child(n+3)]:border-t odd:border-l-0 even:pr-0 odd:pl-0) border-line px-4 first:pl-0 pb-3.5 pt-4 @container">
    <div className={`${className} flex justify-between gap-2 text-meta`}>
      <h2 className="text-meta text-ink-3 font-medium">{title}</h2>
      {aside}
    </div>
    {children}
  </div>
)
