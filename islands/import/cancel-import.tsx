import { useState } from 'react'
import * as messages from '#locales/import/import.ts'
import { showError } from '../errors/show-error.ts'
import { cancelImport } from './change-imports-api.ts'

/** Cancels an import; imported albums stay. */
export function CancelImport({ id, onChanged }: { id: number; onChanged: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await cancelImport(id)
      await onChanged()
    } catch (error) {
      showError(messages.cancelFailed, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn btn-outline" disabled={isBusy} onClick={cancel}>
      {messages.cancelImport}
    </button>
  )
}
