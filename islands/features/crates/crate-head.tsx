import { useEffect, useRef, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/crates/crate-head.ts'

/** What the head of a crate has besides that of other lists. */
export { CrateEntries } from './crate-entries.tsx'

export const AddAlbums = ({ crate }: { crate: CrateView }) => (
  <DialogButton className="btn btn-outline" name="add-records" id={crate.id}>
    <Icon name="plus" className=":uno: [@media(600px<=width<900px)]:hidden" />
    {/* The short form begins the long one. */}
    <span>
      {messages.add}
      <span className="max-sm:sr-only">{messages.addWhat}</span>
    </span>
  </DialogButton>
)

/** The first sleeves of a crate. One fills it; from two on there are four places. */
export function Mosaic({ covers }: { covers: CrateView['previewCovers'] }) {
  const empty = covers.length === 1 ? 0 : 4 - covers.length
  return (
    <div
      className=":uno: grid [&>:only-child]:col-span-full grid-cols-2 size-30 max-sm:(row-start-2 row-end-4 mr-3 size-16) flex-none content-start gap-0.5"
      aria-hidden="true"
    >
      {covers.map((sleeve, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <Cover key={index} {...sleeve} size={covers.length === 1 ? 120 : 59} eager />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <span key={`empty-${index}`} className="cover" />
      ))}
    </div>
  )
}

/** A crate's description: its first lines, and a button that shows all of it. */
export function CrateDescription({ text }: { text: string }) {
  const about = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    const { current } = about
    if (!current || isWhole) return
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWhole, text])

  return (
    <div className={isWhole ? undefined : 'flex items-center gap-2'}>
      <p
        ref={about}
        className={`about min-w-0 max-w-96ch text-ink-2 whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? '' : 'media-script:line-clamp-1'}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="meta-link -my-3 flex-none whitespace-nowrap"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.showLess : messages.showAll}
        </button>
      )}
    </div>
  )
}
