import { ApiError } from '#islands/lib/api-error.ts'
import * as messages from '#locales/ui.ts'

/** The database is unreachable or full. */
const SAYS_WHY = [503, 507]

/** The text for an error: the server's message, or `otherwise` if that is not useful. */
export const errorText = (error: unknown, otherwise?: string): string =>
  error instanceof ApiError && (error.status < 500 || SAYS_WHY.includes(error.status) || !otherwise)
    ? error.message
    : (otherwise ?? messages.failed)
