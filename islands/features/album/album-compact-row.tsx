import { Fragment } from 'react'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import type { Column } from '#domain/query/columns.ts'
import { chooseSort } from '#islands/features/list/public.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { createMediaHook } from '#islands/ui/media.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection.ts'
import type { AlbumLayoutProps } from './album-item.ts'
import { COLUMNS, type CompactColumn, shownOf, watchTagRoom } from './compact-columns.tsx'

const useCannotPoint = createMediaHook('(hover: none)')

/** An album as a row of the compact view. Only the active row has controls besides its title. */
export function AlbumCompactRow(props: AlbumLayoutProps) {
  const isAtRest = useCannotPoint() !== true && !props.isPointedAt
  return shownOf(props.columns).map(({ name, cell }) => <Fragment key={name}>{cell({ ...props, isAtRest })}</Fragment>)
}

type CompactHeadProps = { columns: readonly Column[]; query: CollectionQuery }

/** The column headers, which sort the list. Where two albums are side by side, the second column repeats them for the eye only. */
export const CompactHead = (props: CompactHeadProps) => (
  <div className=":uno: grid [@container_(width>=1440px)]:grid-cols-[repeat(var(--across,2),minmax(0,1fr))] max-sm:hidden gap-x-12">
    <fieldset data-arrow-keys="across">
      <legend className="sr-only">{messages.sortBy}</legend>
      <HeadRow {...props} />
    </fieldset>
    {props.columns.length === 0 && (
      <div className=":uno: [@container_(width<1440px)]:hidden" aria-hidden="true" inert>
        <HeadRow {...props} />
      </div>
    )}
  </div>
)

const HeadRow = ({ columns, query }: CompactHeadProps) => (
  <div className="compact-row :uno: h-8 border-b-0 hover:bg-transparent text-meta text-ink-3">
    {shownOf(columns).map((column) => (
      <span
        key={column.name}
        ref={column.name === 'tags' ? watchTagRoom : undefined}
        className={`${column.hidden ?? ''} :uno: min-w-0 flex items-center gap-3`}
      >
        <SortLink column={column} query={query} />
        {column.name === 'artist' && (
          <span className=":uno: [@container_(width<840px)]:hidden [@container_(width>=1080px)]:hidden min-w-0 flex gap-3">
            {COLUMNS.filter(({ name }) => columns.some((one) => one === name)).map((one) => (
              <SortLink key={one.name} column={one} query={query} />
            ))}
          </span>
        )}
      </span>
    ))}
  </div>
)

function SortLink({ column: { name, sort, back }, query }: { column: CompactColumn; query: CollectionQuery }) {
  const text = messages.compactColumns[name]
  if (!sort) return text
  const current = sortOf(query)
  const isBack = current === back
  const isCurrent = current === sort || isBack
  const next = current === sort && back ? back : sort
  return (
    <QueryLink
      className=":uno: min-h-6 min-w-0 inline-flex items-center gap-0.5 aria-[current]:(text-ink font-semibold) hover:text-ink"
      query={{ ...query, sort: next, page: 1 }}
      onShow={() => chooseSort(query, next)}
      aria-current={isCurrent ? 'true' : undefined}
      title={messages.sortNames[next]}
    >
      <span className="truncate">{text}</span>
      {isCurrent && back && <Icon name={isBack ? 'chevron-up' : 'chevron-down'} size={12} />}
    </QueryLink>
  )
}
