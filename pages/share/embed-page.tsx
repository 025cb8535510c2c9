import type { SharedPage } from '#domain/shares/shared-page.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/share.ts'
import { ShareDocument, type ShareHead } from './document.tsx'
import { SharedCover } from './shared-cover.tsx'

/** A share as embedded in other sites: its title and first covers, linked to its page. */
export const EmbedPage = ({ head, shared, totals }: { head: ShareHead; shared: SharedPage; totals: string }) => (
  <ShareDocument {...head} isStill>
    <main id="main" className=":uno: min-h-40 flex flex-col justify-between gap-4 bg-bg p-5 h-dvh">
      <div className="min-w-0">
        <h1 className="truncate text-title-2" {...written}>
          {head.title}
        </h1>
        <p className="text-ink-2">{totals}</p>
      </div>
      <div className=":uno: grid auto-cols-[minmax(72px,1fr)] grid-flow-col gap-1 overflow-hidden" aria-hidden="true">
        {shared.albums.map((album) => (
          <div key={album.id} className="cover">
            <SharedCover album={album} sizes="160px" isFirst />
          </div>
        ))}
      </div>
      <p>
        <a className="btn btn-primary" href={head.url} target="_blank" rel="noopener">
          {messages.open}
        </a>
      </p>
    </main>
  </ShareDocument>
)
