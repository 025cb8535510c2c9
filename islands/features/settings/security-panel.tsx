import { useRef, useState } from 'react'
import type { AccountView } from '#domain/accounts/account.ts'
import { deviceName } from '#domain/accounts/device.ts'
import type { PasskeyView } from '#domain/accounts/passkey.ts'
import { useAccount } from '#islands/data/api/account-api.ts'
import { canUsePasskeys } from '#islands/data/api/passkeys.ts'
import { createPasskey, removePasskey, usePasskeys } from '#islands/data/api/security-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { SettingList } from '#islands/ui/setting-list.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/security.ts'
import { passkeyNameMissing } from '#locales/security.ts'
import { OwnerForm } from './owner-form.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { useUnfolded } from './setting-form.tsx'

/** Passkeys and the second factor. */
export function SecurityPanel() {
  const { data: account, error, mutate } = useAccount()
  const passkeys = usePasskeys()
  // The parts below a list are rendered with the list, otherwise they would move.
  const isRead = passkeys.data || passkeys.error
  return (
    <div className="body">
      {error && !account && <LoadProblem error={error} onRetry={() => mutate()} />}
      {account && (
        <>
          <PasskeysSetting account={account} />
          {isRead && <SecondFactorSetting account={account} />}
        </>
      )}
    </div>
  )
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof DOMException)) return error
  const message = error.name === 'InvalidStateError' ? messages.passkeyKnown : messages.passkeyNotMade
  return new ApiError(409, { code: 'no-passkey', message })
}

/** The passkeys of the user, and a form to add one. */
function PasskeysSetting({ account }: { account: AccountView }) {
  const fold = useUnfolded()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = usePasskeys()
  const canUse = canUsePasskeys()

  return (
    <Setting
      title={messages.passkeys}
      heading={heading}
      words={<p>{canUse ? messages.passkeysText : messages.passkeysUnsupported}</p>}
      action={canUse && !fold.isOpen && <Button ref={fold.button} text={messages.addPasskey} onClick={fold.open} />}
    >
      <SettingList list={list} loading={messages.passkeysLoading}>
        {(passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            hasPassword={account.hasPassword}
            onRemoved={() => heading.current?.focus()}
          />
        )}
      </SettingList>
      {fold.isOpen && <NewPasskey hasPassword={account.hasPassword} onClose={fold.close} />}
    </Setting>
  )
}

type PasskeyRowProps = { passkey: PasskeyView; hasPassword: boolean; onRemoved: () => void }

function PasskeyRow({ passkey: { id, name, createdAt }, hasPassword, onRemoved }: PasskeyRowProps) {
  const fold = useUnfolded()
  const remove = async (password: string | undefined) => {
    await removePasskey(id, password)
    // The button is removed with its row.
    onRemoved()
    showToast({ kind: 'ok', title: messages.passkeyRemoved, text: name })
  }
  return (
    <li className=":uno: border-t first:border-t-0 border-line">
      <div className="setting-row">
        <Icon name="key" size={18} className="text-ink-3" />
        <div className="min-w-0 flex-1">
          <p {...written}>{name}</p>
          <p className="text-meta text-ink-3">
            {messages.addedAgo(<TimeAgo key="ago" date={createdAt} now={Date.now()} className="" />)}
          </p>
        </div>
        {!fold.isOpen && (
          <Button
            ref={fold.button}
            look="btn-ghost"
            text={messages.remove}
            aria-label={messages.removePasskey(name)}
            onClick={fold.open}
          />
        )}
      </div>
      {fold.isOpen && (
        <OwnerForm
          hasPassword={hasPassword}
          label={messages.remove}
          failed={messages.removeFailed}
          onSubmit={remove}
          onClose={fold.close}
        />
      )}
    </li>
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
      <TextField
        label={messages.passkeyName}
        help={messages.passkeyNameHelp}
        error={problem || undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </OwnerForm>
  )
}
