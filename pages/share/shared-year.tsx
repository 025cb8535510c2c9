import { isEmptyYear, type YearReview } from '#domain/diary/year.ts'
import { empty } from '#locales/share/page.ts'
import { YearParts } from '../year-page.tsx'
import { ShareDocument, type ShareHead } from './document.tsx'
import { SharedFrame, type SharedFrameProps } from './shared-frame.tsx'

/** A year, as everybody who has its link sees it. */
export const SharedYearPage = ({ head, report, review }: SharedFrameProps & { review: YearReview }) => (
  <SharedFrame head={head} report={report}>
    <SharedYear title={head.title} review={review} />
  </SharedFrame>
)

/** What a share of a year will look like, for its owner. */
export const YearPreview = ({ head, review }: { head: Pick<ShareHead, 'title'>; review: YearReview }) => (
  <ShareDocument title={head.title} isStill>
    <main id="main" className="p-5" inert>
      <SharedYear title={head.title} review={review} />
    </main>
  </ShareDocument>
)

const SharedYear = ({ title, review }: { title: string; review: YearReview }) => (
  <>
    <h1 className=":uno: break-anywhere max-sm:text-display text-hero">{title}</h1>
    {isEmptyYear(review) ? <p className="mt-8 text-ink-2">{empty}</p> : <YearParts review={review} />}
  </>
)
