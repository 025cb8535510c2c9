import { tryAgain } from '#locales/phrases.ts'
import { Button } from './button.tsx'
import { errorText } from './errors/error-text.ts'
import { Icon } from './icon.tsx'

/** A loading error with a retry button. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <div>{errorText(error)}</div>
    <Button look="text-link" text={tryAgain} onClick={onRetry} />
  </div>
)
