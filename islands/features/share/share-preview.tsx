import type { NewShare } from '#domain/shares/share.ts'
import { useSharePreview } from '#islands/data/api/shares-api.ts'
import { drawBrokenCovers } from '#islands/ui/broken-covers.ts'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/share.ts'

const PREVIEW_DELAY_MS = 250

/** The page as others will see it, rendered by the server with the chosen options. */
export function SharePreview({ input, className }: { input: NewShare; className: string }) {
  const { data, error } = useSharePreview(useDebounced(JSON.stringify(input), PREVIEW_DELAY_MS))
  return (
    <section className={`flex flex-col ${className}`} aria-label={messages.preview}>
      <p className="field-label">{messages.preview}</p>
      {data ? (
        <iframe
          className=":uno: min-h-0 w-full flex-1 border border-line rounded-control bg-bg"
          title={messages.preview}
          srcDoc={data}
          // Allows the fonts of this site; without `allow-scripts` no script runs.
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument && drawBrokenCovers(currentTarget.contentDocument)
          }
        />
      ) : (
        <p
          className=":uno: grid min-h-0 flex-1 place-items-center border border-line rounded-control p-4 text-small text-ink-3"
          role="status"
        >
          {error ? messages.previewFailed : messages.previewLoading}
        </p>
      )}
    </section>
  )
}
