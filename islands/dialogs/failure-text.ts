import { CallFailed } from '../api.ts'

/** What to tell a person about something that failed. */
export const failureText = (error: unknown): string =>
  error instanceof CallFailed ? error.message : 'Something went wrong. Please try again.'
