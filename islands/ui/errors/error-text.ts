import { ApiError } from '#islands/lib/api-error.ts'
import * as messages from '#locales/ui.ts'

/** The database can't be reached, or has no room left. */
const SAYS_WHY = [503, 507]

/** What to tell people about an error: the server's message, or `otherwise` if that says nothing useful. */
export const errorText = (error: unknown, otherwise?: string): string =>
  error instanceof ApiError && (error.status < 500 || SAYS_WHY.includes(error.status) || !otherwise)
    ? error.message
    : (otherwise ?? messages.failed)
