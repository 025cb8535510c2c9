import * as words from '#locales/ui/dialogs.ts'
import { CallFailed } from '../api.ts'

/** What to tell a person about something that failed. */
export const failureText = (error: unknown): string => (error instanceof CallFailed ? error.message : words.failed)
