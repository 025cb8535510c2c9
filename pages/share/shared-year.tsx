import type { YearReview } from '#domain/diary/year.ts'
import { empty } from '#locales/share.ts'
import { Year } from '../year-page.tsx'
import { ShareDocument, type ShareHead } from './document.tsx'
import { SharedFrame, type SharedFrameProps } from './shared-frame.tsx'

/** A year, as everybody with its link sees it. */
export const SharedYearPage = ({ head, report, review }: SharedFrameProps & { review: YearReview }) => (
  <SharedFrame head={head} report={report}>
    <Year title={head.title} sharer={head.sharer} review={review} empty={empty} />
  </SharedFrame>
)

type PreviewHead = Pick<ShareHead, 'title' | 'sharer'>

/** The preview of a shared year, for its owner. */
export const YearPreview = ({ head, review }: { head: PreviewHead; review: YearReview }) => (
  <ShareDocument title={head.title} isStill>
    <main id="main" className="p-5" inert>
      <Year title={head.title} sharer={head.sharer} review={review} empty={empty} />
    </main>
  </ShareDocument>
)
