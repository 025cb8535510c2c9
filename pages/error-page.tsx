import { NeedleSkipped } from '#islands/ui/empty.tsx'
import * as messages from '#locales/pages.ts'
import { LonePage } from './lone-page.tsx'
import { MessagePanel } from './message-panel.tsx'
import { Problem, WideLink } from './panel-parts.tsx'

/** The page for an unexpected error. The number is the request id in the log. */
export function ErrorPage({ requestId }: { requestId: string }) {
  return (
    <LonePage>
      <NeedleSkipped level="h1" text={messages.errorText(<b key="number">{requestId}</b>)}>
        <a className="btn btn-primary" href="/">
          {messages.backToShop}
        </a>
      </NeedleSkipped>
    </LonePage>
  )
}

/** A page for a refused request, with the reason. */
export const Refusal = ({ text }: { text: string }) => (
  <MessagePanel title={messages.refusalTitle}>
    <Problem>{text}</Problem>
    <WideLink href="/" label={messages.backToShop} />
  </MessagePanel>
)
