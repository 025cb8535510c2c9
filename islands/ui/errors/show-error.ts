import { showToast } from '../toaster.tsx'
import { errorText } from './error-text.ts'

/** Shows an error as a toast. */
export const showError = (title: string, error: unknown, otherwise?: string): void =>
  void showToast({ kind: 'error', title, text: errorText(error, otherwise) })
