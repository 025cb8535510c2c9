import { type PropsWithChildren, type ReactNode, type Ref, useRef } from 'react'
import type { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { FindInput } from '#islands/ui/find-input.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/admin.ts'

type PanelHeadProps = PropsWithChildren<{ title: string; back: string; ref?: Ref<HTMLHeadingElement> }>

/** The title of a part of the administration, with a link back; `children` follow at its end. */
export const PanelHead = ({ title, back, ref, children }: PanelHeadProps) => (
  <div className=":uno: flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="max-sm:w-full flex items-center gap-3">
      <a className="icon-btn -ml-7px" href="#settings-admin" aria-label={back}>
        <Icon name="arrow-left" size={18} />
      </a>
      <h3 className="text-section" ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h3>
    </div>
    {children}
  </div>
)

type AdminSearchProps = { label: string; placeholder: string; value: string; onChange: (text: string) => void }

/** A search field with a button that empties it. */
export function AdminSearch({ label, placeholder, value, onChange }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className="input max-sm:flex-[1_1_100%]">
      <Icon name="search" />
      <FindInput
        ref={input}
        label={label}
        placeholder={placeholder}
        className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
        maxLength={200}
        value={value}
        onText={onChange}
      />
      {value !== '' && (
        <button type="button" className="icon-btn icon-btn-sm" aria-label={messages.clearSearch} onClick={clear}>
          <Icon name="x" />
        </button>
      )}
    </search>
  )
}

const NEEDED = 'second-factor-needed'

export const adminProblem = (error: ApiError): string =>
  error.code !== NEEDED && (error.status === 403 || error.status === 401) ? messages.notAdmin : error.message

type AdminListProps<Row> = {
  rows: Row[] | undefined
  list: {
    error?: ApiError | undefined
    hasMore?: boolean
    isLoadingMore?: boolean
    loadMore?: () => unknown
    revalidate: () => unknown
  }
  /** The title of a failure. */
  failed: string
  loading: string
  skeleton?: ReactNode
  empty: ReactNode
  /** The number of rows that are shown. */
  count?: string
  children: (rows: Row[]) => ReactNode
}

/** The rows from the server, page by page, or an empty, loading or error state. */
export function AdminList<Row>({ rows, list, failed, loading, skeleton, empty, count, children }: AdminListProps<Row>) {
  const { error, hasMore, isLoadingMore, loadMore, revalidate } = list
  return (
    <>
      {error && !rows && (
        <div className="alert alert-danger" role="alert">
          <Icon name="circle-alert" />
          <div>
            <b>{failed}</b>
            <p>{adminProblem(error)}</p>
            {error.code === NEEDED && (
              <a className="text-link" href="#settings-security">
                {messages.toSecurity}
              </a>
            )}
          </div>
          <Button look="text-link" text={messages.tryAgain} onClick={() => revalidate()} />
        </div>
      )}
      {!rows && !error && (
        <>
          <p className="sr-only" role="status">
            {loading}
          </p>
          {skeleton}
        </>
      )}
      {rows?.length === 0 && <div className="empty">{empty}</div>}
      {rows && rows.length > 0 && children(rows)}
      {hasMore && (
        <div className="flex flex-wrap items-center gap-3 pt-4">
          {error && <FieldError>{errorText(error)}</FieldError>}
          <Button
            text={isLoadingMore ? messages.loadingMore : messages.showMore}
            disabled={isLoadingMore}
            onClick={() => (error ? revalidate() : loadMore?.())}
          />
          {count && <span className="text-meta text-ink-3">{count}</span>}
        </div>
      )}
    </>
  )
}
