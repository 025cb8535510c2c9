import type { ApiError } from '#islands/lib/api-error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/admin/users.ts'

const NEEDED = 'second-factor-needed'

export const usersProblem = (error: ApiError): string =>
  error.code !== NEEDED && (error.status === 403 || error.status === 401) ? messages.notAdmin : error.message

type AdminLoadProblemProps = { title: string; error: ApiError; onRetry: () => void }

export const AdminLoadProblem = ({ title, error, onRetry }: AdminLoadProblemProps) => (
  <div className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <div>
      <b>{title}</b>
      <p>{usersProblem(error)}</p>
      {error.code === NEEDED && (
        <a className="text-link" href="#settings-security">
          {messages.toSecurity}
        </a>
      )}
    </div>
    <button type="button" className="text-link" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)
