import { notLoaded, unreachable } from '#locales/phrases.ts'
import { showToast } from './toaster.tsx'

/** A toast for code or albums that could not be loaded when they were asked for. */
export const showLoadError = (): void => void showToast({ kind: 'error', title: notLoaded, text: unreachable })
