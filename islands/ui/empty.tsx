import type { ReactNode } from 'react'
import * as messages from '#locales/ui/parts.ts'
import { Cover } from './cover.tsx'

type EmptyProps = {
  /** Buttons with ways out. */
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
    {children && <div className="row">{children}</div>}
  </div>
)

const STRAYS = [
  { title: 'Gold Rope', artist: 'Nadja Okoro-Lind' },
  { title: 'Switchyard', artist: 'Marrow Tide' },
  { title: 'Paper Orchard', artist: 'Yonna Vesk' },
]

export function NothingYet({
  title = messages.nothingYetTitle,
  text,
  level,
  children,
}: EmptyProps & { title?: string }) {
  return (
    <Empty
      art={
        <div className="rack" aria-hidden="true">
          <span className="place" />
          <span className="place" />
          <span className="place" />
        </div>
      }
      title={title}
      level={level}
      text={text ?? messages.nothingYetText}
    >
      {children}
    </Empty>
  )
}

export function NoAlbumsMatch({ text = messages.noneMatchText, level, children }: EmptyProps) {
  return (
    <Empty
      art={
        <div className="rack" aria-hidden="true">
          {STRAYS.map((stray) => (
            <Cover key={stray.title} {...stray} size={92} />
          ))}
        </div>
      }
      title={messages.noneMatchTitle}
      text={text}
      level={level}
    >
      {children}
    </Empty>
  )
}

export function NeedleSkipped({ text = messages.notLoadedText, level, children }: EmptyProps) {
  return (
    <Empty art={<Needle />} title={messages.notLoadedTitle} text={text} level={level}>
      {children}
    </Empty>
  )
}

const Needle = () => (
  <svg
    className="needle"
    width="112"
    height="112"
    viewBox="0 0 112 112"
    aria-hidden="true"
    fill="none"
    strokeWidth="1.5"
  >
    <circle cx="56" cy="56" r="52" className="stroke-line-2" />
    <circle cx="56" cy="56" r="42" className="stroke-line" />
    <circle cx="56" cy="56" r="33" className="stroke-line" />
    <circle cx="56" cy="56" r="18" className="fill-accent" />
    <circle cx="56" cy="56" r="2.5" className="fill-bg" />
    <path d="M84 8 66 50l7 5-11 26" className="stroke-ink" strokeLinejoin="round" />
  </svg>
)
