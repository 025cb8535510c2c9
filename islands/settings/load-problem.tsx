import * as messages from '#locales/settings.ts'
import { failureText } from '../errors/failure-text.ts'
import { Icon } from '../ui/icon.tsx'

/** A loading error with a retry button. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert bad" role="alert">
    <Icon name="circle-alert" />
    <div>{failureText(error)}</div>
    <button type="button" className="text" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)
