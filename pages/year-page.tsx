import type { ReactNode } from 'react'
import { sumText } from '#domain/albums/price-text.ts'
import { isEmptyYear, type YearAlbum, type YearName, type YearReview } from '#domain/diary/year.ts'
import { Brand } from '#islands/ui/brand.tsx'
import { Button } from '#islands/ui/button.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/diary.ts'
import { share } from '#locales/share.ts'
import { rated } from '#locales/ui.ts'
import { ShareDocument } from './share/document.tsx'
import { Front } from './share/front.tsx'
import { SharedCover } from './share/shared-cover.tsx'

// In print its sections are side by side, with at most twelve albums each, so that everything fits on one page.
const HEADING = ':uno: text-heading print:([font-size:12pt] [line-height:1.2])'
const NOTE = ':uno: print:([font-size:7pt] [line-height:1.3])'
const POSTER =
  ':uno: print:(mt-2mm grid-cols-4 gap-1.02mm [&>li]:break-inside-avoid [&>li>:not(.cover)]:(m-0 truncate [font-size:5.5pt] [line-height:1.25]))'

type YearPageProps = {
  title: string
  review: YearReview
  /** The nearest years before and after it with any data; null for none. */
  before: number | null
  after: number | null
}

/** A year in review, to look at, print or save as a picture. Its only script is the print button. */
export const YearPage = ({ title, review, before, after }: YearPageProps) => (
  <ShareDocument title={title}>
    <div className=":uno: mx-auto max-w-page max-sm:px-edge px-8 pb-16 print:pb-0">
      <header className=":uno: print:hidden max-sm:min-h-14 min-h-18 flex max-sm:flex-wrap items-center gap-2">
        <Brand href="/app" />
        <a className="btn btn-ghost ml-auto" href="/app/diary">
          {messages.toDiary}
        </a>
        {/* The dialog is part of the app, which this page does not load. */}
        <a className="btn btn-ghost" href={`/app/diary#share-year-${review.year}`}>
          {share}
        </a>
        <Button look="btn-ghost" className="hidden media-script:inline-flex" text={messages.print} data-print="" />
      </header>
      <main id="main">
        <Year title={title} review={review} empty={messages.emptyYearText} />
      </main>
      {(before !== null || after !== null) && (
        <nav className=":uno: mt-12 print:hidden flex gap-3" aria-label={messages.years}>
          {before !== null && (
            <a className="btn btn-outline" href={`/app/year/${before}`} rel="prev">
              {before}
            </a>
          )}
          {after !== null && (
            <a className="btn btn-outline" href={`/app/year/${after}`} rel="next">
              {after}
            </a>
          )}
        </nav>
      )}
    </div>
  </ShareDocument>
)

type YearProps = { title: string; sharer?: string; review: YearReview; empty: string }

/** The albums of a year, each once, the most significant ones first. */
const albumsIn = ({ mostHeard, bestRated, firstHeard, bought }: YearReview) => [
  ...new Map(
    [...mostHeard, ...bestRated, ...firstHeard.albums, ...bought.albums].map((album) => [album.id, album]),
  ).values(),
]

/** A year in review, for the person and for those it is shown to, with the parts in `review`. */
export function Year({ title, sharer, review, empty }: YearProps) {
  const isEmpty = isEmptyYear(review)
  const totals = isEmpty ? messages.emptyYear(review.year) : <Figures review={review} />
  return (
    <>
      <Front title={title} sharer={sharer} totals={totals} albums={albumsIn(review)} />
      {isEmpty ? <p className=":uno: mt-8 max-w-64ch text-lede text-ink-2">{empty}</p> : <YearParts review={review} />}
    </>
  )
}

const Figures = ({ review: { listens, albums, firstHeard, bought } }: { review: YearReview }) => (
  <dl className=":uno: grid print:(grid-flow-col gap-6mm) grid-cols-[repeat(auto-fill,minmax(120px,1fr))] sm:max-lg:grid-cols-2 m-0 gap-x-8 gap-y-5">
    <Figure value={listens} label={messages.figures.listens(listens)} />
    <Figure value={albums} label={messages.figures.albums(albums)} />
    <Figure value={firstHeard.total} label={messages.figures.firstHeard} />
    <Figure value={bought.total} label={messages.figures.bought} />
  </dl>
)

function YearParts({ review }: { review: YearReview }) {
  const { year, mostHeard, firstHeard, bestRated, bought, labels, tags } = review
  const paid = sumText(bought.paid)
  const known = bought.paid.sums.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <div className=":uno: print:(grid grid-cols-2 gap-x-8mm gap-y-0)">
        <Albums
          title={messages.mostHeard}
          note={messages.mostHeardNote(year)}
          albums={mostHeard}
          fact={({ count = 0 }) => messages.times(count)}
        />
        <Albums
          title={messages.bestRated(year)}
          note={messages.bestRatedNote(year)}
          albums={bestRated}
          fact={({ title, rating = 0 }) => (
            <span className="text-accent" role="img" aria-label={rated(title, rating)}>
              {`${'★'.repeat(rating)}${rating % 1 ? '½' : ''}`}
            </span>
          )}
        />
        <Albums
          title={messages.firstHeard}
          note={messages.firstHeardNote}
          albums={firstHeard.albums}
          total={firstHeard.total}
          fact={dayOf}
        />
        <Albums
          title={messages.bought}
          note={messages.boughtNote}
          albums={bought.albums}
          total={bought.total}
          fact={dayOf}
        >
          {paid.text && (
            <p className={`mt-1 text-small text-ink-2 ${NOTE}`}>{messages.paidFor(paid, known, bought.total)}</p>
          )}
        </Albums>
      </div>
      <div className=":uno: print:([font-size:7pt] [line-height:1.2] grid-cols-2 mt-4mm gap-8mm) grid grid-cols-2 max-sm:grid-cols-1 mt-12 gap-8">
        <Names title={messages.labels} names={labels} />
        <Names title={messages.tags} names={tags} />
      </div>
    </>
  )
}

/** A large number with its label; nothing if there is none. */
const Figure = ({ value, label }: { value: number; label: string }) =>
  value > 0 && (
    <div className=":uno: flex flex-col-reverse justify-end gap-1">
      <dt className=":uno: print:([font-size:7pt] [line-height:1.2]) text-small text-ink-2">{label}</dt>
      <dd className=":uno: print:([font-size:20pt] [line-height:1]) m-0 text-figure text-ink">
        {messages.number(value)}
      </dd>
    </div>
  )

type AlbumsProps = {
  title: string
  /** The text above the section's count. */
  note: string
  albums: YearAlbum[]
  total?: number
  /** The text below an album's artist, if any. */
  fact: (album: YearAlbum) => ReactNode
  /** The text below the whole list. */
  children?: ReactNode
}

const dayOf = ({ at }: YearAlbum) => at && messages.shortDay(at)

function Albums({ title, note, albums, total = 0, fact, children }: AlbumsProps) {
  if (albums.length === 0) return null
  return (
    <section className=":uno: mt-12 print:(mt-4mm break-inside-avoid)">
      <h2 className={HEADING}>{title}</h2>
      <p className={`mt-0.5 text-small text-ink-3 ${NOTE}`}>{note}</p>
      {children}
      <ul className={`grid grid-cols-6 max-md:grid-cols-4 max-sm:grid-cols-3 mt-4 gap-x-4 gap-y-5 ${POSTER}`}>
        {albums.map((album) => {
          const shown = fact(album)
          return (
            <li key={album.id} className="min-w-0">
              <div className="cover">
                <SharedCover album={album} sizes="200px" />
              </div>
              <h3 className="mt-1.5 truncate text-small font-semibold" {...written}>
                {album.title}
              </h3>
              <p className="truncate text-meta text-ink-2" {...written}>
                {album.artist}
              </p>
              {shown && <p className="text-meta text-ink-3">{shown}</p>}
            </li>
          )
        })}
      </ul>
      {total > albums.length && (
        <p className="mt-3 print:hidden text-small text-ink-3">{messages.andMore(total - albums.length)}</p>
      )}
    </section>
  )
}

const Names = ({ title, names }: { title: string; names: YearName[] }) =>
  names.length > 0 && (
    <section>
      <h2 className={HEADING}>{title}</h2>
      <ul className=":uno: mt-3 print:mt-1mm border-t border-line">
        {names.map(({ name, count }) => (
          <li
            key={name}
            className=":uno: print:([&:nth-child(n+3)]:hidden py-0.5mm) flex justify-between gap-3 border-b border-line py-1.5"
          >
            <span className="min-w-0 truncate" {...written}>
              {name}
            </span>
            <span className="text-ink-3">{messages.times(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
