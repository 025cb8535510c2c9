import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { PAGE_SIZES, type PageSize, pageWindow } from '#domain/query/paging.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { Select } from '#islands/ui/select.tsx'
import * as messages from '#locales/collection.ts'

type PagesProps = {
  query: CollectionQuery
  shown: ShownAlbums
  /** How many albums a page has; without it, the page size cannot be chosen. */
  size?: { pageSize: PageSize; onPageSize: (size: PageSize | 'all') => void; canScroll: boolean }
}

/** Links to the pages and the choice of a page size; nothing if all albums fit on the smallest page. */
export function Pages({ query, shown: { page, pages, count }, size }: PagesProps) {
  if (size ? count <= PAGE_SIZES[0] : pages === 1) return null
  return (
    <nav
      className=":uno: mt-12 flex flex-wrap items-center max-sm:(justify-between gap-x-0 gap-y-2) gap-0.5 border-t border-line pt-4"
      aria-label={messages.pages}
    >
      {pages > 1 && (
        <>
          <Step query={query} to={page - 1} pages={pages} name={messages.previousPage} icon="chevron-left" />
          {pageWindow(page, pages).map((number, index) =>
            number === null ? (
              <span
                key={`gap-${index === 1 ? 'before' : 'after'}`}
                className=":uno: inline-grid h-9 max-sm:(h-touch min-w-4 px-0) min-w-9 place-items-center px-1.5 text-ink-2"
                aria-hidden="true"
              >
                {'…'}
              </span>
            ) : (
              <QueryLink
                key={number}
                query={{ ...query, page: number }}
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={
                  pages > 7 && number !== page && number !== 1 && number !== pages
                    ? 'page-link max-sm:hidden'
                    : 'page-link'
                }
              >
                {number}
              </QueryLink>
            ),
          )}
          <Step query={query} to={page + 1} pages={pages} name={messages.nextPage} icon="chevron-right" />
        </>
      )}
      {size && (
        <span className=":uno: [&_select]:([box-shadow:none] min-h-9 bg-transparent text-ink-2) ml-auto max-sm:([&>*]:inline-block [&_select]:min-h-touch flex-[1_0_100%] text-right)">
          <Select
            label={messages.albumsPerPage}
            options={[
              ...PAGE_SIZES.map((size) => [size, messages.perPage(size)] as const),
              ...(size.canScroll ? [['all', messages.allOnOnePage] as const] : []),
            ]}
            value={size.pageSize as PageSize | 'all'}
            onChange={size.onPageSize}
          />
        </span>
      )}
    </nav>
  )
}

type StepProps = { query: CollectionQuery; to: number; pages: number; name: string; icon: IconName }

function Step({ query, to, pages, name, icon }: StepProps) {
  if (to < 1 || to > pages)
    return (
      <button
        type="button"
        className="page-link :uno: cursor-not-allowed hover:(bg-transparent text-ink-3) text-ink-3"
        disabled
        aria-label={name}
      >
        <Icon name={icon} />
      </button>
    )
  return (
    <QueryLink className="page-link" query={{ ...query, page: to }} aria-label={name}>
      <Icon name={icon} />
    </QueryLink>
  )
}
