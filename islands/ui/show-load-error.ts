import { notLoaded, unreachable } from '#locales/phrases.ts'
import { showToast } from './toaster.tsx'

/** A toast for requested code or albums that could not be loaded. */
export const showLoadError = (): void => void showToast({ kind: 'error', title: notLoaded, text: unreachable })
