import type { ReactNode } from 'react'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { toCollection } from '#locales/collection.ts'
import * as messages from '#locales/ui.ts'
import { Cover } from './cover.tsx'
import { QueryLink } from './query-link.tsx'

type EmptyProps = {
  /** Buttons for what to do next. */
  children?: ReactNode
  /** Replaces the usual text. */
  text?: ReactNode
  /** The level of the heading. */
  level?: 'h1' | 'h2'
}

const Empty = ({
  art,
  title,
  text,
  level: Heading = 'h2',
  children,
}: EmptyProps & { art: ReactNode; title: string }) => (
  <div className="empty">
    {art}
    <Heading className="text-heading">{title}</Heading>
    <p>{text}</p>
    {children && <div className=":uno: mt-3 flex flex-wrap items-center justify-center gap-2">{children}</div>}
  </div>
)

/** The way from an empty place to where albums come in. */
export const ToCollection = () => (
  <QueryLink className="btn btn-outline" query={DEFAULT_QUERY}>
    {toCollection}
  </QueryLink>
)

/** A shelf with sleeves, or with places for them. */
const RACK =
  ':uno: mb-3 h-26 flex items-end gap-1.5 border-b-2 border-line-2 px-5 [&>*]:w-23 max-[399.9px]:[&>*]:w-19 max-tiny:(px-0 [&>*]:w-10)'
const PLACE = ':uno: h-23 border border-b-0 border-line-2 border-dashed max-[399.9px]:h-19 max-tiny:h-10'

const STRAYS = [
  { title: 'Gold Rope', artist: 'Nadja Okoro-Lind' },
  { title: 'Switchyard', artist: 'Marrow Tide' },
  { title: 'Paper Orchard', artist: 'Yonna Vesk' },
]

const rack = (
  <div className={RACK} aria-hidden="true">
    <span className={PLACE} />
    <span className={PLACE} />
    <span className={PLACE} />
  </div>
)

/** Says that there is nothing, or nothing more; `art` replaces the empty shelf. */
export function NothingYet({
  title = messages.nothingYetTitle,
  text,
  level,
  art = rack,
  children,
}: EmptyProps & { title?: string; art?: ReactNode }) {
  return (
    <Empty art={art} title={title} level={level} text={text ?? messages.nothingYetText}>
      {children}
    </Empty>
  )
}

export function NoAlbumsMatch({ text = messages.noneMatchText, children }: Omit<EmptyProps, 'level'>) {
  return (
    <Empty
      art={
        <div
          className={`${RACK} :uno: [&>*]:opacity-50 [&>:nth-child(2)]:[transform:rotate(-9deg)_translateY(-5px)]`}
          aria-hidden="true"
        >
          {STRAYS.map((stray) => (
            <Cover key={stray.title} {...stray} size={92} />
          ))}
        </div>
      }
      title={messages.noneMatchTitle}
      text={text}
    >
      {children}
    </Empty>
  )
}

export const NeedleSkipped = ({ text = messages.notLoadedText, ...props }: EmptyProps) => (
  <Empty art={<Needle />} title={messages.notLoadedTitle} text={text} {...props} />
)

const Needle = () => (
  <svg className="mb-2" width="112" height="112" viewBox="0 0 112 112" aria-hidden="true" fill="none" strokeWidth="1.5">
    <circle cx="56" cy="56" r="52" className="stroke-line-2" />
    <circle cx="56" cy="56" r="42" className="stroke-line" />
    <circle cx="56" cy="56" r="33" className="stroke-line" />
    <circle cx="56" cy="56" r="18" className="fill-accent" />
    <circle cx="56" cy="56" r="2.5" className="fill-bg" />
    <path d="M84 8 66 50l7 5-11 26" className="stroke-ink" strokeLinejoin="round" />
  </svg>
)
