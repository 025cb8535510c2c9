import { useState } from 'react'
import { sendVerification } from '#islands/data/api/account-api.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'

/** A notice that the email is not verified, with a button to send the email again. */
export function VerifyNotice({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await sendVerification()
      showToast({ kind: 'ok', title: messages.sentAgain, text: messages.sentAgainText(email) })
    } catch (error) {
      showError(messages.sendAgainFailed, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="alert">
      <Icon name="mail" />
      <div>
        <p>{messages.unverified}</p>
        <button type="button" className="text-link sm:min-h-6" aria-disabled={isBusy} onClick={send}>
          {messages.sendAgain}
        </button>
      </div>
    </div>
  )
}
