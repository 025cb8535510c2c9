import { offAirPoster } from '#locales/pages.ts'
import * as messages from '#locales/share.ts'
import { Lost } from '../error-layout.tsx'
import { ShareDocument } from './document.tsx'

/** For a link that leads to no share, because it was revoked or mistyped. */
export const GonePage = ({ isEmbedded }: { isEmbedded: boolean }) => (
  <ShareDocument title={messages.linkGoneTitle} isStill>
    {isEmbedded ? (
      <main id="main" className=":uno: min-h-40 flex flex-col justify-center gap-2 bg-bg p-5 h-dvh">
        <h1 className="text-title-2">{messages.linkGoneTitle}</h1>
        <p className="text-ink-2">{messages.linkGoneText}</p>
      </main>
    ) : (
      <Lost title={messages.linkGoneTitle} text={messages.linkGoneText} poster={offAirPoster} palette={9} />
    )}
  </ShareDocument>
)
