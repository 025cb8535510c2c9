import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeSignInInput } from '#domain/accounts/second-factor.ts'
import { client, unwrap } from '#islands/data/api/client.ts'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/security.ts'
import { enter } from './enter.ts'
import { FormEnd } from './form-end.tsx'

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm() {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm<{ code: string; recoveryCode: string }, unknown, CodeSignInInput>({
    defaultValues: { code: '', recoveryCode: '' },
    resolver: resolverOf(({ code, recoveryCode }) =>
      CodeSignInInput.safeParse(isRecovery ? { recoveryCode } : { code }),
    ),
  })
  const name = isRecovery ? 'recoveryCode' : 'code'
  useEffect(() => form.setFocus(name), [form.setFocus, name])
  const submit = submitOf(form, { title: messages.signInFailed }, async (input) => {
    await unwrap(client['second-factor']['sign-in'].$post({ json: input }))
    await enter({ isNew: false })
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="text-small text-ink-2">{isRecovery ? messages.recoveryCodeText : messages.codeText}</p>
        <TextField
          key={name}
          label={isRecovery ? messages.recoveryCode : messages.code}
          help={isRecovery ? undefined : messages.codeHelp}
          data-autofocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldsOf(form)(name)}
        />
        <FormEnd form={form} label={messages.signIn} busyLabel={messages.signingIn} />
        <p className="text-center text-small text-ink-2">
          <button
            type="button"
            className="text-link"
            onClick={() => {
              form.clearErrors()
              setRecovery(!isRecovery)
            }}
          >
            {isRecovery ? messages.useApp : messages.useRecoveryCode}
          </button>
        </p>
      </div>
    </form>
  )
}
