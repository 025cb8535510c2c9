import { Fragment } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Format } from '#domain/albums/formats.ts'
import { paidText } from '#domain/albums/price-text.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { type Fact, FactList } from '#islands/ui/fact-list.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as form from '#locales/album-form.ts'
import * as messages from '#locales/album-page.ts'
import { formatNames } from '#locales/collection.ts'
import { dayText, monthText, numberText } from '#locales/intl.ts'
import { itemFactsOf, LabelSite, offerOf } from '../album-facts.tsx'
import { PlaceLink } from '../card-links.tsx'
import { FilterLink } from '../filter-link.tsx'
import { Section } from './section.tsx'

/** A date as far as it is known: a year, a month or a day. */
function releasedText(date: string | null): string {
  if (!date) return ''
  if (date.length === 4) return date
  return date.length === 7 ? monthText(date) : dayText(Date.parse(date))
}

const dayOf = (moment: string | undefined) => moment && dayText(Date.parse(moment))

/** The albums on the label, and its page on Bandcamp. */
const LabelFact = ({ album }: { album: AlbumView }) => (
  <>
    <PlaceLink place="label" className="text-link max-sm:(-my-3.5 py-3.5)" album={album} />
    <LabelSite
      album={album}
      className="icon-btn -my-1.5 max-sm:-my-3 -mr-1.5 icon-btn-sm"
      title={album.label && messages.labelLink(album.label)}
    >
      <Icon name="external-link" size={14} />
    </LabelSite>
  </>
)

/** The formats of an album, each a link to all albums in that format. */
const Formats = ({ formats }: { formats: readonly Format[] }) =>
  formats.map((format, index) => (
    <Fragment key={format}>
      {index > 0 && <span>{', '}</span>}
      <FilterLink
        className="text-link max-sm:(-my-3.5 py-3.5)"
        filter={(query) => ({ ...DEFAULT_QUERY, list: query.list, format })}
      >
        {formatNames[format]}
      </FilterLink>
    </Fragment>
  ))

/** The facts about an album with their names: its dates, and Bandcamp's data. */
export function FactsPart({ album }: { album: AlbumView }) {
  const rows: Fact[] = [
    [messages.released, releasedText(album.releaseDate)],
    [messages.trackCount, album.trackCount && numberText(album.trackCount)],
    [messages.label, album.label && <LabelFact key="label" album={album} />],
    ...offerOf(album),
    ...itemFactsOf(album),
    [messages.bought, dayOf(album.purchasedAt)],
    [form.paid, paidText(album)],
    [form.formats, album.formats.length > 0 && <Formats key="formats" formats={album.formats} />],
  ]
  const known = rows.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <Section title={messages.facts} isHidden>
      <FactList
        className=":uno: grid grid-cols-2 max-[1199.9px]:grid-cols-1 [&_dd]:(min-w-0 break-anywhere text-right) [&>div]:(flex justify-between gap-4 border-b border-line py-1.5) [&_dt]:(flex-none text-ink-3) gap-x-8 text-small"
        facts={known}
      />
    </Section>
  )
}
