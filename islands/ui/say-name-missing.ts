import { nameMissing, nameMissingTitle } from '#locales/validation.ts'
import { showToast } from './toaster.tsx'

/** Says that a crate needs a name. */
export function sayNameMissing(name: string): void {
  if (!name.trim()) void showToast({ kind: 'error', title: nameMissingTitle, text: nameMissing })
}
