import { Mark } from '#islands/ui/brand.tsx'
import { brand } from '#locales/phrases.ts'
import * as messages from '#locales/share.ts'
import { ShareDocument } from './document.tsx'

/** For a link that leads to no share, because it was revoked or mistyped: an empty sleeve, without a sign-in. */
export const GonePage = ({ isEmbedded }: { isEmbedded: boolean }) => (
  <ShareDocument title={messages.linkGoneTitle} isStill>
    {isEmbedded ? (
      <main id="main" className=":uno: min-h-40 flex flex-col justify-center gap-2 bg-bg p-5 h-dvh">
        <h1 className="text-title-2">{messages.linkGoneTitle}</h1>
        <p className="text-ink-2">{messages.linkGoneText}</p>
      </main>
    ) : (
      <div className=":uno: mx-auto max-w-page max-sm:px-edge px-8 pb-18 print:pb-0">
        <header className=":uno: h-18 max-sm:h-14 flex items-center">
          <span className="brand">
            <Mark />
            <span>{brand}</span>
          </span>
        </header>
        <main
          id="main"
          className=":uno: flex flex-col gap-5 rounded-sleeve bg-raise max-md:p-6 max-sm:p-5 p-10 shadow-line"
        >
          <h1 className="text-display">{messages.linkGoneTitle}</h1>
          <p className="text-lede text-ink-2">{messages.linkGoneText}</p>
        </main>
      </div>
    )}
  </ShareDocument>
)
