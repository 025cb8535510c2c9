import { pageWindow } from '#domain/query/paging.ts'
import type { SharedAlbum, SharedPage } from '#domain/shares/shared-page.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/share.ts'
import { ShareDocument, type ShareHead } from './document.tsx'
import { Front } from './front.tsx'
import { posterClasses } from './poster.tsx'
import { SharedFrame, type SharedFrameProps } from './shared-frame.tsx'
import { type ItemLook, ReleaseButton, SharedItem } from './shared-item.tsx'

type SharePageProps = SharedFrameProps & {
  shared: SharedPage
  /** How many albums there are and what they cost. */
  totals: string
  line: (album: SharedAlbum) => string
  /** Whether the owner looks at their own list. */
  isOwner: boolean
  /** How many possibly hidden albums the owner would see here. */
  leftOut?: number
}

const lookOf = ({ view, list, giftUntil, tagColors }: SharedPage, line: ItemLook['line']) => ({
  isList: view === 'list',
  isWish: list === 'wishlist' || giftUntil !== null,
  tagColors,
  line,
})

const LISTED = 100

export function SharePage({ head, shared, totals, line, isOwner, leftOut, report, isMadeUp }: SharePageProps) {
  const { albums, taken, gone, giftUntil, page, pages, description } = shared
  const gift = ({ id }: SharedAlbum) => (giftUntil === null || isOwner ? 'none' : taken.has(id) ? 'taken' : 'free')
  const look = { ...lookOf(shared, line), gift }
  return (
    <SharedFrame head={head} report={report} isMadeUp={isMadeUp}>
      <Front title={head.title} sharer={head.sharer} totals={totals} albums={albums} />
      {description && (
        <p className=":uno: mt-8 max-w-64ch whitespace-pre-line break-anywhere text-lede text-ink-2">{description}</p>
      )}
      {giftUntil !== null && <GiftLead list={shared.id} until={giftUntil} isOwner={isOwner} />}
      {gone.length > 0 && page === 1 && !isOwner && <Gone albums={gone} />}
      <Albums albums={albums} look={look} leftOut={leftOut} />
      {pages > 1 && <Pages url={head.url} page={page} pages={pages} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedData(head, shared) }} />
    </SharedFrame>
  )
}

type AlbumsProps = { albums: SharedAlbum[]; look: Omit<ItemLook, 'isFirst'>; leftOut?: number | undefined }

const Albums = ({ albums, look, leftOut = 0 }: AlbumsProps) =>
  albums.length === 0 ? (
    <p className=":uno: py-16 text-lede text-ink-2">{leftOut > 0 ? messages.leftOut(leftOut) : messages.empty}</p>
  ) : (
    <ul
      className={
        look.isList
          ? 'mt-12 max-sm:mt-8 xl:(grid grid-cols-2 gap-x-12)'
          : `mt-12 grid grid-cols-[repeat(auto-fill,minmax(216px,1fr))] gap-x-6 gap-y-10 max-sm:(mt-8 grid-cols-2 gap-x-4 gap-y-8) max-tiny:grid-cols-1 ${posterClasses(albums.length)}`
      }
    >
      {albums.map((album, index) => (
        <SharedItem key={album.id} album={album} isFirst={index < 6} {...look} />
      ))}
    </ul>
  )

const GiftLead = ({ list, until, isOwner }: { list: number; until: Date; isOwner: boolean }) => (
  <section className=":uno: mt-8 print:hidden max-w-64ch" data-list={list}>
    <p className="text-ink-2">{messages.giftLead(until.getTime())}</p>
    {isOwner ? (
      <p className="mt-2 text-ink-2">{messages.giftOwner}</p>
    ) : (
      <>
        <div className="mt-4 media-script:block hidden max-w-80">
          <label className="field-label" htmlFor="guest-name">
            {messages.yourName}
          </label>
          <input
            className="input"
            id="guest-name"
            maxLength={60}
            autoComplete="name"
            dir="auto"
            aria-describedby="guest-help"
            data-guest-name=""
          />
          <p id="guest-help" className="hint">
            {messages.nameHelp}
          </p>
        </div>
        <noscript>{messages.noScript}</noscript>
        <p className="mt-2 text-danger" role="status" data-gift-status="" />
      </>
    )}
  </section>
)

/** Gifts for albums that are no longer on the list; the script shows those of this browser. */
const Gone = ({ albums }: { albums: SharedPage['gone'] }) => (
  <section className=":uno: mt-8 print:hidden max-w-64ch">
    <h2 className="text-heading">{messages.goneTitle}</h2>
    <p className="text-ink-2">{messages.goneText}</p>
    <ul className="mt-2">
      {albums.map(({ id, title, artist }) => (
        <li key={id} className="border-t border-line py-2" data-gift={id} data-taken="" tabIndex={-1}>
          <span className="break-anywhere">{messages.titleBy(title, artist)}</span>
          <span className=":uno: flex flex-wrap items-center gap-x-2 text-accent" data-when="mine" hidden>
            {messages.yours}
            <ReleaseButton title={title} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function Pages({ url, page, pages }: { url: string; page: number; pages: number }) {
  const to = (other: number) => (other === 1 ? url : `${url}?page=${other}`)
  return (
    <nav className=":uno: mt-12 print:hidden flex items-center gap-3" aria-label={messages.pages}>
      {page > 1 && (
        <a className="btn btn-outline" href={to(page - 1)} rel="prev">
          {messages.previous}
        </a>
      )}
      <span className="sm:hidden text-ink-2">{messages.pageOf(page, pages)}</span>
      <span className=":uno: max-sm:hidden flex items-center">
        {pageWindow(page, pages).map((number, index) =>
          number === null ? (
            <span key={`gap-${index === 1 ? 'before' : 'after'}`} className="text-ink-2" aria-hidden="true">
              {'…'}
            </span>
          ) : (
            <a
              key={number}
              className="btn btn-ghost aria-[current=page]:bg-over"
              href={to(number)}
              aria-label={messages.pageName(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          ),
        )}
      </span>
      {page < pages && (
        <a className="btn btn-outline" href={to(page + 1)} rel="next">
          {messages.next}
        </a>
      )}
    </nav>
  )
}

/** The list in structured data (schema.org) for search engines and other programs. Escapes `<`, so that no text can end the element. */
function linkedData({ title, url }: ShareHead, { albums, total }: SharedPage): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    url,
    numberOfItems: total,
    itemListElement: albums.slice(0, LISTED).map((album, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'MusicAlbum',
        name: album.title,
        byArtist: { '@type': 'MusicGroup', name: album.artist },
        ...(album.url && { url: album.url }),
      },
    })),
  }).replace(/</g, '\\u003c')
}

/** The preview of a share for its owner: its title and first albums, without controls. */
export const PreviewPage = ({
  head,
  shared,
  totals,
  line,
  leftOut,
}: Pick<SharePageProps, 'shared' | 'totals' | 'line' | 'leftOut'> & {
  head: Pick<ShareHead, 'title' | 'sharer'>
}) => (
  <ShareDocument title={head.title} isStill>
    <main id="main" className="p-5" inert>
      <h1 className="break-anywhere text-title-2" {...written}>
        {head.title}
      </h1>
      <p className="text-ink-2">{totals}</p>
      {head.sharer && <p className="break-anywhere text-ink-2">{messages.sharedBy(head.sharer)}</p>}
      <Albums
        albums={shared.albums}
        leftOut={leftOut}
        look={{ ...lookOf(shared, line), gift: () => (shared.giftUntil ? 'free' : 'none') }}
      />
    </main>
  </ShareDocument>
)
