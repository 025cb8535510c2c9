import { useRef, useState } from 'react'
import type { AccountView } from '#domain/account.ts'
import { deviceName } from '#domain/device.ts'
import type { PasskeyView } from '#domain/passkey.ts'
import * as messages from '#locales/security.ts'
import { passkeyNameMissing } from '#locales/validation/security.ts'
import { ApiError } from '../api.ts'
import { canUsePasskeys } from '../auth/passkeys.ts'
import { showError } from '../errors/show-error.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadProblem } from '../ui/load-problem.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { showToast } from '../ui/toaster.tsx'
import { OwnerForm } from './owner-form.tsx'
import { createPasskey, removePasskey, usePasskeys } from './security-api.ts'
import { useUnfolded } from './use-unfolded.ts'

const reasonOf = (error: unknown) => {
  if (!(error instanceof DOMException)) return error
  const message = error.name === 'InvalidStateError' ? messages.passkeyKnown : messages.passkeyNotMade
  return new ApiError(409, { code: 'no-passkey', message })
}

/** The passkeys of the user, and a form to add one. */
export function PasskeysSetting({ account }: { account: AccountView }) {
  const fold = useUnfolded()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: passkeys, error, mutate } = usePasskeys()
  const [isBusy, setBusy] = useState(false)
  const canUse = canUsePasskeys()

  // The pressed button is removed with its row, so the focus moves to the heading.
  const remove = async ({ id, name }: PasskeyView) => {
    setBusy(true)
    try {
      await removePasskey(id)
      heading.current?.focus()
      showToast({ kind: 'ok', title: messages.passkeyRemoved, text: name })
    } catch (problem) {
      showError(messages.removeFailed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <h3 className="text-section" ref={heading} tabIndex={-1}>
            {messages.passkeys}
          </h3>
          <p className="text-small text-ink-2">{canUse ? messages.passkeysText : messages.passkeysUnsupported}</p>
        </div>
        {canUse && !fold.isOpen && (
          <button type="button" className="btn btn-outline" ref={fold.button} onClick={fold.open}>
            {messages.addPasskey}
          </button>
        )}
      </div>
      {error && !passkeys && <LoadProblem error={error} onRetry={() => mutate()} />}
      {!passkeys && !error && (
        <p className="sr-only" role="status">
          {messages.passkeysLoading}
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="setting-row">
              <Icon name="key" size={18} className="text-ink-3" />
              <div className="min-w-0 flex-1">
                <p>{passkey.name}</p>
                <p className="text-meta text-ink-3">
                  {messages.addedAgo(<TimeAgo key="ago" date={passkey.createdAt} now={Date.now()} className="" />)}
                </p>
              </div>
              <button
                type="button"
                className="btn btn-ghost"
                disabled={isBusy}
                aria-label={messages.removePasskey(passkey.name)}
                onClick={() => remove(passkey)}
              >
                {messages.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {fold.isOpen && <NewPasskey hasPassword={account.hasPassword} onClose={fold.close} />}
    </section>
  )
}

function NewPasskey({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [problem, setProblem] = useState('')
  const add = async (password: string | undefined) => {
    setProblem(name.trim() ? '' : passkeyNameMissing)
    if (!name.trim()) return
    try {
      await createPasskey(name, password)
    } catch (error) {
      throw reasonOf(error)
    }
    onClose()
    showToast({ kind: 'ok', title: messages.passkeyAdded, text: name })
  }
  return (
    <OwnerForm
      hasPassword={hasPassword}
      label={messages.savePasskey}
      failed={messages.passkeyFailed}
      onSubmit={add}
      onClose={onClose}
    >
      <Field label={messages.passkeyName} help={messages.passkeyNameHelp} error={problem || undefined}>
        {(control) => (
          <input
            className="input"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            {...control}
          />
        )}
      </Field>
    </OwnerForm>
  )
}
