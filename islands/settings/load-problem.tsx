import * as messages from '#locales/settings.ts'
import { failureText } from '../errors/failure-text.ts'
import { Icon } from '../ui/icon.tsx'

/** What could not be loaded, and a way to ask again. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert bad" role="alert">
    <Icon name="circle-alert" />
    <div>{failureText(error)}</div>
    <button type="button" className="text" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)
