import { errorTitle, unreachable } from '#locales/phrases.ts'
import { showToast } from '../ui/toaster.tsx'

/** A toast for code that is loaded on demand and could not be loaded. */
export const sayNotLoaded = (): void => void showToast({ kind: 'error', title: errorTitle, text: unreachable })
