import type { CollectionQuery } from '#domain/collection-query.ts'
import { PAGE_SIZES, type PageSize, pageWindow } from '#domain/paging.ts'
import * as messages from '#locales/collection/page.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'
import { Select } from '../ui/select.tsx'
import type { ShownAlbums } from './use-shown-albums.ts'

type PagesProps = {
  query: CollectionQuery
  shown: ShownAlbums
  pageSize: PageSize
  onPageSize: (size: PageSize) => void
}

/** Links to the pages and the choice of a page size; nothing if the smallest page holds all albums. */
export function Pages({ query, shown: { page, pages, count }, pageSize, onPageSize }: PagesProps) {
  if (count <= PAGE_SIZES[0]) return null
  return (
    <nav className="pages" aria-label={messages.pages}>
      {pages > 1 && (
        <>
          <Step query={query} to={page - 1} pages={pages} name={messages.previousPage} icon="chevron-left" />
          {pageWindow(page, pages).map((number, index) =>
            number === null ? (
              <span key={`gap-${index === 1 ? 'before' : 'after'}`} className="gap" aria-hidden="true">
                {'…'}
              </span>
            ) : (
              <QueryLink
                key={number}
                query={{ ...query, page: number }}
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={
                  pages > 7 && number !== page && number !== 1 && number !== pages ? 'max-sm:hidden' : undefined
                }
              >
                {number}
              </QueryLink>
            ),
          )}
          <Step query={query} to={page + 1} pages={pages} name={messages.nextPage} icon="chevron-right" />
        </>
      )}
      <span className="ml-auto">
        <Select
          label={messages.albumsPerPage}
          options={PAGE_SIZES.map((size) => [size, messages.perPage(size)])}
          value={pageSize}
          onChange={onPageSize}
        />
      </span>
    </nav>
  )
}

type StepProps = { query: CollectionQuery; to: number; pages: number; name: string; icon: IconName }

function Step({ query, to, pages, name, icon }: StepProps) {
  if (to < 1 || to > pages)
    return (
      <button type="button" disabled aria-label={name}>
        <Icon name={icon} />
      </button>
    )
  return (
    <QueryLink query={{ ...query, page: to }} aria-label={name}>
      <Icon name={icon} />
    </QueryLink>
  )
}
