import { errorTitle, unreachable } from '#locales/common.ts'
import { showToast } from '../ui/toaster.tsx'

/** For what is fetched only when it is used, and could not be. */
export const sayNotLoaded = (): void => void showToast({ kind: 'error', title: errorTitle, text: unreachable })
