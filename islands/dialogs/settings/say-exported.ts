import { showToast } from '../../ui/toaster.tsx'

export const sayExported = () =>
  showToast({ kind: 'ok', title: 'Export started', text: 'Your file download should begin shortly.' })
