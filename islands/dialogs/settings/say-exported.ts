import * as words from '#words/dialogs/settings.ts'
import { showToast } from '../../ui/toaster.tsx'

export const sayExported = () => showToast({ kind: 'ok', title: words.exportStarted, text: words.exportStartedText })
