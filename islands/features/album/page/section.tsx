import { createContext, type ReactNode, use } from 'react'

/** The level of the album's title as a heading: 1 on a page of its own, 2 over the list. */
export const TitleLevel = createContext<1 | 2>(1)

/** A part of an album's page, with its heading. */
export function Section({ title, isHidden, children }: { title: string; isHidden?: boolean; children: ReactNode }) {
  const Heading = use(TitleLevel) === 1 ? 'h2' : 'h3'
  return (
    <section className=":uno: mt-5 border-t border-line pt-4">
      <Heading className={isHidden ? 'sr-only' : ':uno: mb-2 text-meta text-ink-3 font-medium'}>{title}</Heading>
      {children}
    </section>
  )
}
