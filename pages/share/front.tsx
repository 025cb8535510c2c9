import type { ReactNode } from 'react'
import type { SharedAlbum } from '#domain/shares/shared-page.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/share.ts'
import { SharedCover } from './shared-cover.tsx'

const SHORT_TITLE = 32

type FrontProps = {
  title: string
  /** The name of who shares it; empty if it is not shown. */
  sharer?: string
  /** The totals. */
  totals: ReactNode
  albums: readonly Pick<SharedAlbum, 'id' | 'title' | 'artist' | 'coverUrl'>[]
}

/** The opened sleeve: the title on one panel, the first covers on the other, and the fold between them. */
export function Front({ title, sharer, totals, albums }: FrontProps) {
  const front = albums.slice(0, albums.length >= 9 ? 9 : albums.length >= 4 ? 4 : 1)
  const columns = { 9: 'grid-cols-3', 4: 'grid-cols-2', 1: 'grid-cols-1' }[front.length] ?? ''
  return (
    <section className=":uno: grid grid-cols-[minmax(0,1fr)_auto] max-sm:grid-cols-1 print:(block shadow-none) overflow-hidden rounded-sleeve bg-raise shadow-line">
      <div className=":uno: max-sm:order-2 min-w-0 flex flex-col justify-end gap-8 print:(gap-2mm p-0!) max-md:p-6 max-sm:p-5 p-10">
        <h1
          className={`${title.length <= SHORT_TITLE ? 'text-hero' : 'text-display'} break-anywhere print:[font-size:26pt]`}
          {...written}
        >
          {title}
        </h1>
        <div className="print:([font-size:11pt] [line-height:1.3]) text-lede text-ink-2">
          {typeof totals === 'string' ? <p>{totals}</p> : totals}
          {sharer && <p className="mt-2 break-anywhere">{messages.sharedBy(sharer)}</p>}
        </div>
      </div>
      {front.length > 0 && (
        <div
          className={`fold sm:w-[clamp(260px,30vw,440px)] print:hidden relative aspect-square bg-over grid gap-0.5 ${columns}`}
          aria-hidden="true"
        >
          {front.map((album) => (
            <div key={album.id} className=":uno: relative [&_:is(img,svg)]:(size-full object-cover) overflow-hidden">
              <SharedCover album={album} sizes="(width < 900px) 50vw, 300px" isFirst />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
