import { useState } from 'react'
import * as messages from '#locales/import/import.ts'
import { failureText } from '../errors/failure-text.ts'
import { showToast } from '../ui/toaster.tsx'
import { cancelImport } from './change-imports-api.ts'

/** Ends an import; what came in stays. */
export function CancelImport({ id, onChanged }: { id: number; onChanged: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await cancelImport(id)
      await onChanged()
    } catch (error) {
      showToast({ kind: 'error', title: messages.cancelFailed, text: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn line" disabled={isBusy} onClick={cancel}>
      {messages.cancelImport}
    </button>
  )
}
