import * as messages from '#locales/ui/dialogs.ts'
import { ApiError } from '../api.ts'

/** What to tell a person about something that failed. */
export const failureText = (error: unknown): string => (error instanceof ApiError ? error.message : messages.failed)
