import { sendVerification } from '#islands/data/api/account-api.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'

/** A notice that the email is not verified, with a button to send the email again. */
export function VerifyNotice({ email }: { email: string }) {
  const { isBusy, run } = useAction()
  const send = () =>
    run(messages.sendAgainFailed, async () => {
      await sendVerification()
      showToast({ kind: 'ok', title: messages.sentAgain, text: messages.sentAgainText(email) })
    })
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
