import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/album.ts'
import * as facts from '#locales/album/facts.ts'
import * as messages from '#locales/album/page.ts'
import { dayText, monthText } from '#locales/intl.ts'
import { factsOf } from '../album/album-facts.tsx'

/** A date as far as it is known: a year, a month or a day. */
function releasedText(date: string | null): string {
  if (!date) return ''
  if (date.length === 4) return date
  return date.length === 7 ? monthText(date) : dayText(Date.parse(date))
}

const dayOf = (moment: string | undefined) => moment && dayText(Date.parse(moment))

/** What is known of an album, by name: its dates, and what Bandcamp says of it. */
export function FactsPart({ album }: { album: AlbumView }) {
  const rows: [name: string, value: ReactNode][] = [
    [messages.released, releasedText(album.releaseDate)],
    ...factsOf(album).filter(([name]) => name !== facts.purchased),
    [messages.bought, dayOf(album.purchasedAt)],
  ]
  return (
    <dl className=":uno: grid grid-cols-2 max-[1199.9px]:grid-cols-1 [&_dd]:(min-w-0 break-anywhere text-right) [&>div]:(flex justify-between gap-4 border-b border-line py-1.5) [&_dt]:(flex-none text-ink-3) gap-x-8 text-small">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
