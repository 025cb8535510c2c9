import { tryAgain } from '#locales/phrases.ts'
import { errorText } from './errors/error-text.ts'
import { Icon } from './icon.tsx'

/** A loading error with a retry button. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <div>{errorText(error)}</div>
    <button type="button" className="text-link" onClick={onRetry}>
      {tryAgain}
    </button>
  </div>
)
