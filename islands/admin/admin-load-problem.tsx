import * as messages from '#locales/admin/users.ts'
import type { ApiError } from '../api.ts'
import { Icon } from '../ui/icon.tsx'

export const usersProblem = (error: ApiError): string =>
  error.status === 403 || error.status === 401 ? messages.notAdmin : error.message

type AdminLoadProblemProps = { title: string; text: string; onRetry: () => void }

export const AdminLoadProblem = ({ title, text, onRetry }: AdminLoadProblemProps) => (
  <div className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
    <button type="button" className="text-link" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </div>
)
