import { ApiError } from '#islands/lib/api-error.ts'
import * as messages from '#locales/ui/dialogs.ts'

/** What to tell people about an error: the server's message, or `otherwise` if that says nothing useful. */
export const errorText = (error: unknown, otherwise?: string): string =>
  error instanceof ApiError && (error.status < 500 || error.status === 503 || !otherwise)
    ? error.message
    : (otherwise ?? messages.failed)
