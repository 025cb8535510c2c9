import { useEffect, useState } from 'react'
import { ApiError } from '#islands/lib/api-error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/security.ts'
import { enter } from './enter.ts'

const load = () => import('#islands/data/api/passkeys.ts')

/** Signs in with a passkey, where the browser can use them. */
export function PasskeyButton() {
  const [canUse, setCanUse] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    load().then(
      ({ canUsePasskeys }) => setCanUse(canUsePasskeys()),
      () => undefined,
    )
  }, [])

  async function signIn() {
    setBusy(true)
    try {
      await (await load()).signInWithPasskey()
    } catch (error) {
      setBusy(false)
      const text = error instanceof ApiError ? error.message : messages.passkeySignInFailedText
      showToast({ kind: 'error', title: messages.passkeySignInFailed, text })
      return
    }
    await enter({ isNew: false })
  }
  if (!canUse) return null
  return (
    <button type="button" className="btn btn-outline btn-tall btn-wide" disabled={isBusy} onClick={signIn}>
      <Icon name="key" />
      {isBusy ? messages.passkeySigningIn : messages.withPasskey}
    </button>
  )
}
