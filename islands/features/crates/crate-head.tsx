import { useEffect, useRef, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Mosaic } from '#islands/ui/mosaic.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/crates.ts'

/** The additional parts of a crate's head. */
export { CrateEntries } from './crate-entries.tsx'

export const AddAlbums = ({ crate }: { crate: CrateView }) => (
  <DialogButton className="btn btn-outline" name="add-records" id={crate.id}>
    <Icon name="plus" />
    <span className="sm:hidden" aria-hidden="true">
      {messages.add}
    </span>
    <span className="max-sm:sr-only">{messages.addRecords}</span>
  </DialogButton>
)

export const CrateSleeves = ({ covers }: { covers: CrateView['previewCovers'] }) => (
  <Mosaic
    covers={covers}
    size={120}
    className=":uno: max-sm:(row-start-2 row-end-4 mr-3 size-16) max-tiny:hidden size-30"
    eager
  />
)

/** A crate's description: its first lines, and a button that shows the rest. */
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
        {...written}
        className={`about min-w-0 max-w-96ch text-ink-2 whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? '' : 'media-script:line-clamp-1'}`}
      >
        {text}
      </p>
      {isLong && (
        <Button
          look="meta-link"
          className="-my-3 flex-none whitespace-nowrap"
          text={isWhole ? messages.showLess : messages.showAll}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </div>
  )
}
