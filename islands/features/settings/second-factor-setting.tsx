import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { QrCodeGenerateResult } from 'uqr'
import type { AccountView } from '#domain/accounts/account.ts'
import { CodeInput, type SecondFactorSetup } from '#domain/accounts/second-factor.ts'
import {
  confirmSecondFactor,
  newRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '#islands/data/api/security-api.ts'
import { saveFile } from '#islands/lib/save-file.ts'
import { Button } from '#islands/ui/button.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { Setting } from '#islands/ui/setting.tsx'
import { fieldsOf, TextArea, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/security.ts'
import { OwnerForm } from './owner-form.tsx'
import { SettingForm, useUnfolded } from './setting-form.tsx'

type Step =
  | { name: 'turn-on' | 'turn-off' | 'new-codes' }
  | { name: 'app'; setup: SecondFactorSetup }
  | { name: 'codes'; codes: string[] }

/** The authenticator app of the user: turning it on and off, and its recovery codes. */
export function SecondFactorSetting({ account }: { account: AccountView }) {
  const fold = useUnfolded()
  const [step, setStep] = useState<Step>({ name: 'turn-on' })
  const isOn = account.hasSecondFactor
  const begin = (name: 'turn-on' | 'turn-off' | 'new-codes') => {
    setStep({ name })
    fold.open()
  }
  const owner = { hasPassword: account.hasPassword, failed: messages.secondFactorFailed, onClose: fold.close }
  const isNeeded = account.role === 'admin' && location.protocol === 'https:' && !isOn
  return (
    <Setting
      title={messages.secondFactor}
      words={
        <>
          <p>{isOn ? messages.secondFactorOn : messages.secondFactorText}</p>
          {isNeeded && (
            <p>
              <b>{messages.secondFactorNeeded}</b>
            </p>
          )}
        </>
      }
      action={
        !fold.isOpen && !isOn && <Button ref={fold.button} text={messages.turnOn} onClick={() => begin('turn-on')} />
      }
    >
      {isOn && !fold.isOpen && (
        <div className="form-buttons">
          <Button look="btn-ghost" text={messages.newRecoveryCodes} onClick={() => begin('new-codes')} />
          <Button ref={fold.button} text={messages.turnOff} onClick={() => begin('turn-off')} />
        </div>
      )}
      {fold.isOpen && step.name === 'turn-on' && (
        <OwnerForm
          {...owner}
          label={messages.next}
          onSubmit={async (password) => setStep({ name: 'app', setup: await startSecondFactor(password) })}
        />
      )}
      {fold.isOpen && step.name === 'app' && (
        <AppForm
          setup={step.setup}
          onClose={fold.close}
          onDone={() => setStep({ name: 'codes', codes: step.setup.recoveryCodes })}
        />
      )}
      {fold.isOpen && step.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={fold.close} />}
      {fold.isOpen && step.name === 'new-codes' && (
        <OwnerForm
          {...owner}
          label={messages.next}
          onSubmit={async (password) => setStep({ name: 'codes', codes: await newRecoveryCodes(password) })}
        />
      )}
      {fold.isOpen && step.name === 'turn-off' && (
        <OwnerForm
          {...owner}
          label={messages.turnOff}
          onSubmit={async (password) => {
            await stopSecondFactor(password)
            fold.close()
            showToast({ kind: 'ok', title: messages.turnedOff })
          }}
        />
      )}
    </Setting>
  )
}

type AppFormProps = { setup: SecondFactorSetup; onClose: () => void; onDone: () => void }

function AppForm({ setup, onClose, onDone }: AppFormProps) {
  const form = useForm<{ code: string }, unknown, { code: string }>({
    defaultValues: { code: '' },
    resolver: resolverOf((values) => CodeInput.safeParse(values)),
  })
  const submit = submitOf(form, { title: messages.secondFactorFailed }, async ({ code }) => {
    await confirmSecondFactor(code)
    showToast({ kind: 'ok', title: messages.turnedOn })
    onDone()
  })
  return (
    <SettingForm form={form} onSubmit={submit} label={messages.turnOn} onClose={onClose}>
      <p className="text-small text-ink-2">
        {messages.setUpApp((text) => (
          <a key="open" className="text-link max-sm:(-my-3.5 py-3.5)" href={setup.address}>
            {text}
          </a>
        ))}
      </p>
      <QrCode label={messages.qrCode} text={setup.address} />
      <TextArea
        label={messages.key}
        rows={2}
        readOnly
        value={setup.key.match(/.{1,4}/g)?.join(' ') ?? ''}
        onFocus={({ target }) => target.select()}
      />
      <TextField
        label={messages.code}
        help={messages.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...fieldsOf(form)('code')}
      />
    </SettingForm>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), messages.recoveryCodesFile)
  return (
    <div className="stack">
      <p className="text-small text-ink-2">{messages.recoveryCodesText(codes.length)}</p>
      <ul className="grid grid-cols-2 gap-2" aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-buttons">
        <Button text={messages.saveRecoveryCodes} onClick={save} />
        {/* It replaces the field that had the focus. */}
        <Button look="btn-primary" text={messages.done} autoFocus onClick={onClose} />
      </div>
    </div>
  )
}

/** The quiet zone around a code, in modules, which cameras need to find it. */
const QUIET_ZONE = 4

/** A text as a QR code, dark on white in both themes, because few cameras read the opposite. */
function QrCode({ label, text }: { label: string; text: string }) {
  const [code, setCode] = useState<QrCodeGenerateResult>()
  useEffect(() => {
    let isCurrent = true
    // If it cannot be loaded, the text is still there.
    import('uqr').then(
      ({ encode }) => isCurrent && setCode(encode(text, { border: QUIET_ZONE })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  const modules = code?.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className="aspect-square max-w-full w-56">
      {code && modules && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
          <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
          <path d={modules.join('')} fill="#000" />
        </svg>
      )}
    </div>
  )
}
