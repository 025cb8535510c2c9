import { type ReactNode, useState } from 'react'
import type { AlbumDetails, AlbumView, TrackView } from '#domain/albums/album.ts'
import { FACT_KEYS } from '#domain/albums/album-fields.ts'
import { priceText } from '#domain/albums/price-text.ts'
import { useAlbumDetails } from '#islands/data/api/album-details-api.ts'
import { type Fact, FactList } from '#islands/ui/fact-list.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import * as messages from '#locales/album-page.ts'
import { dayText, numberText } from '#locales/intl.ts'

/** Bandcamp's facts about an album, read-only; nothing if there are none. */
export function AlbumFacts({ album }: { album: AlbumView }) {
  const { data, error, mutate } = useAlbumDetails(album.id)
  const isFromBandcamp = FACT_KEYS.some((key) => album[key] !== undefined)
  if (data) return <Facts details={data} />
  if (!isFromBandcamp) return null
  return (
    <Section>
      {error ? (
        <LoadProblem error={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" className=":uno: grid grid-cols-2 max-sm:grid-cols-1 gap-x-8 gap-y-4 py-2">
          <span className="sr-only">{messages.factsLoading}</span>
          <span className="h-3 w-3/5 bone" />
          <span className="h-3 w-2/5 bone" />
          <span className="h-3 w-2/5 bone" />
          <span className="h-3 w-3/5 bone" />
        </div>
      )}
    </Section>
  )
}

const Section = ({ children }: { children: ReactNode }) => (
  <section className=":uno: mt-6 border-t border-line pt-4" aria-label={messages.fromBandcamp}>
    <h3 className=":uno: mb-2 text-meta text-ink-3 font-medium">{messages.fromBandcamp}</h3>
    {children}
  </section>
)

function Facts({ details }: { details: AlbumDetails }) {
  const { about, credits, tracks, purchasedAt } = details
  const facts: Fact[] = [
    [messages.label, labelOf(details)],
    ...offerOf(details),
    [messages.bought, purchasedAt && dayText(Date.parse(purchasedAt))],
    ...itemFactsOf(details),
  ]
  const rows = facts.filter(([, value]) => value)
  if (rows.length === 0 && !about && !credits && tracks.length === 0) return null
  return (
    <Section>
      <FactList
        className=":uno: grid grid-cols-2 max-sm:grid-cols-1 [&_dd]:(min-w-0 break-anywhere text-right) [&>div]:(flex justify-between gap-4 border-t border-line py-1.5) [&_dt]:(flex-none text-ink-3) gap-x-8 text-small"
        facts={rows}
      />
      {tracks.length > 0 && (
        <Folded title={messages.tracks(tracks.length, minutesOf(tracks))}>
          <TrackList tracks={tracks} />
        </Folded>
      )}
      {about && <Folded title={messages.about}>{about}</Folded>}
      {credits && <Folded title={messages.credits}>{credits}</Folded>}
    </Section>
  )
}

/** How Bandcamp sells an album; unknown values are empty. */
export const offerOf = (details: AlbumView): Fact[] => [
  [messages.price, priceText(details)],
  [
    messages.availability,
    details.isPreorder ? messages.preorder : details.isPurchasable === false && messages.notForSale,
  ],
]

/** Other facts from Bandcamp that fit on a line; unknown values are empty. */
export const itemFactsOf = ({ fans, location, itemType }: AlbumView): Fact[] => [
  [messages.fans, fans !== undefined && fans > 0 && numberText(fans)],
  [messages.location, location],
  [messages.itemType, itemType && messages.itemTypes[itemType]],
]

type LabelSiteProps = { album: AlbumView; className: string; title?: string; children: ReactNode }

/** A link to the label's page on Bandcamp in a new tab, if it has one. */
export const LabelSite = ({ album: { label, labelUrl }, ...rest }: LabelSiteProps) =>
  label &&
  labelUrl && (
    <a href={labelUrl} target="_blank" rel="noopener noreferrer" aria-label={messages.labelLink(label)} {...rest} />
  )

const labelOf = (album: AlbumView): ReactNode => {
  const { label, labelUrl } = album
  if (!label || !labelUrl) return label
  return (
    <LabelSite album={album} className="text-link">
      {label}
    </LabelSite>
  )
}

export const minutesOf = (tracks: readonly TrackView[]) =>
  Math.round(tracks.reduce((seconds, { duration = 0 }) => seconds + duration, 0) / 60)

export const TrackList = ({ tracks }: { tracks: readonly TrackView[] }) => (
  <ol>
    {tracks.map(({ number, title, artist, duration }) => (
      <li key={number} className=":uno: grid grid-cols-[28px_minmax(0,1fr)_auto] gap-2 py-0.5">
        <span className="text-ink-3">{number}</span>
        <span>
          <bdi translate="no">{title}</bdi>
          {artist && (
            <span className="text-ink-3">
              {' · '}
              <bdi translate="no">{artist}</bdi>
            </span>
          )}
        </span>
        {duration !== undefined && <span className="text-ink-3">{messages.duration(duration)}</span>}
      </li>
    ))}
  </ol>
)

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isFolded, fold] = useState(true)
  return (
    <div className="border-t border-line">
      <FoldButton
        className=":uno: h-8 max-sm:h-touch w-full justify-between text-small"
        isFolded={isFolded}
        text={title}
        onFold={fold}
      />
      {!isFolded && (
        <div className=":uno: max-w-60ch whitespace-pre-line break-anywhere pb-3 text-small text-ink-2">{children}</div>
      )}
    </div>
  )
}
