import * as messages from '#locales/settings.ts'
import { errorText } from '../errors/error-text.ts'
import { Icon } from '../ui/icon.tsx'

/** A loading error with a retry button. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <div>{errorText(error)}</div>
    <button type="button" className="text-link" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)
