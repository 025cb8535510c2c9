import { useEffect, useState } from 'react'
import { ApiError } from '#islands/lib/api-error.ts'
import { untilLeft } from '#islands/lib/until-left.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/security.ts'
import { enter } from './enter.ts'

const load = () => import('#islands/data/api/passkeys.ts')

/** Signs in with a passkey, where the browser can use them. */
export function PasskeyButton() {
  const [canUse, setCanUse] = useState(false)
  const { isBusy, run } = useAction()
  useEffect(() => {
    load().then(
      ({ canUsePasskeys }) => setCanUse(canUsePasskeys()),
      () => undefined,
    )
  }, [])

  const refuse = (error: unknown) => {
    const text = error instanceof ApiError ? error.message : messages.passkeySignInFailedText
    showToast({ kind: 'error', title: messages.passkeySignInFailed, text })
  }
  const signIn = () =>
    run(refuse, async () => {
      await (await load()).signInWithPasskey()
      await enter({ isNew: false })
      await untilLeft()
    })
  if (!canUse) return null
  return (
    <button type="button" className="btn btn-outline btn-tall btn-wide" disabled={isBusy} onClick={signIn}>
      <Icon name="key" />
      {isBusy ? messages.passkeySigningIn : messages.withPasskey}
    </button>
  )
}
