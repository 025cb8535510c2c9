import { useState } from 'react'
import { sendVerification } from '../../calls/account.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'

/** Says that an address waits to be confirmed, and has the mail sent again. */
export function VerifyNotice({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await sendVerification()
      showToast({ kind: 'ok', title: 'Check your email', text: `We sent the mail to ${email} again.` })
    } catch (error) {
      showToast({ kind: 'error', title: 'Error sending the mail', text: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="alert">
      <Icon name="mail" />
      <div>
        <p>This address is not verified yet. Open the link in the mail we sent to it.</p>
        <button type="button" className="text" aria-disabled={isBusy} onClick={send}>
          Send the mail again
        </button>
      </div>
    </div>
  )
}
