import type { ReactNode } from 'react'
import { amountText } from '#domain/albums/price-text.ts'
import { isEmptyYear, type YearAlbum, type YearName, type YearReview } from '#domain/diary/year.ts'
import { Brand } from '#islands/ui/brand.tsx'
import * as messages from '#locales/diary.ts'
import { rated } from '#locales/ui/parts.ts'
import { ShareDocument } from './share/document.tsx'
import { SharedCover } from './share/shared-cover.tsx'

type YearPageProps = { title: string; review: YearReview; thisYear: number }

/** What a year was, to look at, print or keep as a picture. It has no script of its own but for the button that prints. */
export function YearPage({ title, review, thisYear }: YearPageProps) {
  const { year } = review
  return (
    <ShareDocument title={title}>
      <div className=":uno: mx-auto max-w-page max-sm:px-4 px-8 pb-16">
        <header className=":uno: screen-only h-18 max-sm:h-14 flex items-center gap-2">
          <Brand href="/app" />
          <a className="btn btn-ghost ml-auto" href="/app/diary">
            {messages.toDiary}
          </a>
          {/* The dialog is part of the app, which this page does not load. */}
          <a className="btn btn-ghost" href={`/app/diary#share-year-${year}`}>
            {messages.share}
          </a>
          <button type="button" className="btn btn-ghost hidden media-script:inline-flex" data-print="">
            {messages.print}
          </button>
        </header>
        <main id="main">
          <h1 className=":uno: max-sm:text-display text-hero">{title}</h1>
          {isEmptyYear(review) ? (
            <section className=":uno: mt-8 max-w-64ch">
              <h2 className="text-heading">{messages.emptyYear(year)}</h2>
              <p className="mt-2 text-ink-2">{messages.emptyYearText}</p>
            </section>
          ) : (
            <YearParts review={review} />
          )}
        </main>
        <nav className=":uno: screen-only mt-12 flex gap-3" aria-label={messages.years}>
          <a className="btn btn-outline" href={`/app/year/${year - 1}`} rel="prev">
            {year - 1}
          </a>
          {year < thisYear && (
            <a className="btn btn-outline" href={`/app/year/${year + 1}`} rel="next">
              {year + 1}
            </a>
          )}
        </nav>
      </div>
    </ShareDocument>
  )
}

/** What a year was, for the person and for those that it is shown to: with what is in the review. */
export function YearParts({ review }: { review: YearReview }) {
  const { year, listens, albums, mostHeard, firstHeard, bestRated, bought, labels, tags } = review
  return (
    <>
      {listens > 0 && <p className="mt-2 text-lede text-ink-2">{messages.yearTotals(listens, albums)}</p>}
      <Albums title={messages.mostHeard} albums={mostHeard} fact={({ count = 0 }) => messages.times(count)} />
      <Albums title={messages.firstHeard} albums={firstHeard.albums} total={firstHeard.total} fact={dayOf} />
      <Albums
        title={messages.bestRated(year)}
        albums={bestRated}
        fact={({ title, rating = 0 }) => (
          <span role="img" aria-label={rated(title, rating)}>
            {`${'★'.repeat(rating)}${rating % 1 ? '½' : ''}`}
          </span>
        )}
      />
      <Albums title={messages.bought} albums={bought.albums} total={bought.total} fact={dayOf}>
        {bought.paid.map((sum) => (
          <p key={sum.currency} className=":uno: mt-1 text-small text-ink-2">
            {messages.paidFor(amountText(sum.amount, sum.currency), sum.count, bought.total)}
          </p>
        ))}
      </Albums>
      <div className=":uno: grid grid-cols-2 max-sm:grid-cols-1 mt-10 gap-8">
        <Names title={messages.labels} names={labels} />
        <Names title={messages.tags} names={tags} />
      </div>
    </>
  )
}

type AlbumsProps = {
  title: string
  albums: YearAlbum[]
  total?: number
  /** What stands below the artist of an album, if anything. */
  fact: (album: YearAlbum) => ReactNode
  /** What stands below the title of all. */
  children?: ReactNode
}

const dayOf = ({ at }: YearAlbum) => at && messages.shortDay(at)

function Albums({ title, albums, total = 0, fact, children }: AlbumsProps) {
  if (albums.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-heading">{title}</h2>
      {children}
      <ul className=":uno: poster grid grid-cols-6 max-md:grid-cols-4 max-sm:grid-cols-3 mt-4 gap-x-4 gap-y-5">
        {albums.map((album) => {
          const shown = fact(album)
          return (
            <li key={album.id} className="min-w-0">
              <div className="cover">
                <SharedCover album={album} sizes="200px" />
              </div>
              <h3 className="mt-1.5 truncate text-small font-semibold">{album.title}</h3>
              <p className="truncate text-meta text-ink-2">{album.artist}</p>
              {shown && <p className="text-meta text-ink-3">{shown}</p>}
            </li>
          )
        })}
      </ul>
      {total > albums.length && <p className="mt-3 text-small text-ink-3">{messages.andMore(total - albums.length)}</p>}
    </section>
  )
}

const Names = ({ title, names }: { title: string; names: YearName[] }) =>
  names.length > 0 && (
    <section>
      <h2 className="text-heading">{title}</h2>
      <ul className=":uno: mt-3 border-t border-line">
        {names.map(({ name, count }) => (
          <li key={name} className=":uno: flex justify-between gap-3 border-b border-line py-1.5">
            <span className="min-w-0 truncate">{name}</span>
            <span className="text-ink-3">{messages.times(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
