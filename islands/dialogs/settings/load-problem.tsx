import * as words from '#words/dialogs/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { failureText } from '../failure-text.ts'

/** What could not be loaded, and a way to ask again. */
export const LoadProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="alert bad" role="alert">
    <Icon name="circle-alert" />
    <div>{failureText(error)}</div>
    <button type="button" className="text" onClick={onRetry}>
      {words.tryAgain}
    </button>
  </div>
)
