import type { ReactNode } from 'react'
import { Brand } from '#islands/ui/brand.tsx'
import { Button } from '#islands/ui/button.tsx'
import * as messages from '#locales/share.ts'
import { Languages } from '../languages.tsx'
import { ForOtherSites, ShareDocument, type ShareHead } from './document.tsx'

export type SharedFrameProps = {
  head: ShareHead
  /** A link for reporting the page, or empty. */
  report: string
  /** Shares without an owner, such as the demo's, have no feeds and no preview on other sites. */
  isMadeUp?: boolean
}

/** The frame of all shared pages. */
export const SharedFrame = ({ head, report, isMadeUp, children }: SharedFrameProps & { children: ReactNode }) => (
  <ShareDocument {...head} links={!isMadeUp && <ForOtherSites {...head} />}>
    <a className="skip" href="#main">
      {messages.skipLink}
    </a>
    <div className=":uno: mx-auto max-w-page max-sm:px-edge px-8">
      <header className=":uno: print:hidden h-18 max-sm:h-14 flex items-center justify-between">
        <Brand href="/" />
        <Button look="btn-ghost" className="hidden media-script:inline-flex" text={messages.print} data-print="" />
      </header>
      <main id="main">{children}</main>
      <footer className=":uno: mt-16 print:hidden flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pb-10 pt-5 text-small text-ink-3">
        <a className="text-link" href={head.site}>
          {messages.madeWith}
        </a>
        <span className=":uno: sm:ml-auto flex flex-wrap gap-x-5">
          <Languages />
          {!isMadeUp && (
            <>
              <a className="text-link" href={`${head.url}/feed.xml`}>
                {messages.feed}
              </a>
              <a className="text-link" href={`${head.url}/feed.json`}>
                {messages.jsonFeed}
              </a>
            </>
          )}
          {report && (
            <a className="text-link" href={report}>
              {messages.report}
            </a>
          )}
        </span>
      </footer>
    </div>
  </ShareDocument>
)
