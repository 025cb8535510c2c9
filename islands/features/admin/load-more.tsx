import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import * as messages from '#locales/admin/users.ts'

type LoadMoreProps = {
  list: { hasMore: boolean; isLoadingMore: boolean; error: unknown; loadMore: () => void; revalidate: () => void }
  text?: string
}

/** A button that loads the next page of a list. */
export function LoadMore({ list, text }: LoadMoreProps) {
  const { hasMore, isLoadingMore, error } = list
  if (!hasMore) return null
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4">
      {error != null && <FieldError>{errorText(error)}</FieldError>}
      <button
        type="button"
        className="btn btn-outline"
        disabled={isLoadingMore}
        onClick={error == null ? list.loadMore : list.revalidate}
      >
        {isLoadingMore ? messages.loadingMore : messages.showMore}
      </button>
      {text && <span className="text-meta text-ink-3">{text}</span>}
    </div>
  )
}
