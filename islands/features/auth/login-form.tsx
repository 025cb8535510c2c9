import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { SignInInput } from '#domain/accounts/account.ts'
import { signIn } from '#islands/data/api/auth-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { untilLeft, useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/auth.ts'
import * as security from '#locales/security.ts'
import { EmailField, enter, FormEnd, Hint, KeepOnDevice, OtherForm } from './form-parts.tsx'
import { Providers } from './providers.tsx'

const loginErrorText = (error: unknown) =>
  error instanceof ApiError && error.status !== 401 && error.status !== 400 ? error.message : messages.wrongLogin

type LoginFormProps = {
  email: string
  /** What to do after a failed sign-in with another account. */
  hint?: string
  onRegister: (email: string) => void
  onForgot: (email: string) => void
  /** Called when the account asks for a code after the password. */
  onCode: () => void
}

export function LoginForm({ email, hint, onRegister, onForgot, onCode }: LoginFormProps) {
  const form = useForm({ resolver: schemaResolver(SignInInput), defaultValues: { email, password: '' } })
  const fieldOf = fieldsOf(form)
  const refused = (error: unknown) => {
    form.setFocus('password', { shouldSelect: true })
    return { title: messages.loginFailed, text: loginErrorText(error) }
  }
  const submit = submitOf(form, refused, async (input) => {
    if (await signIn(input)) return onCode()
    await enter({ isNew: false })
  })
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <Hint>{hint}</Hint>
        <EmailField data-autofocus {...fieldOf('email')} />
        <div className="relative">
          <PasswordField label={messages.password} autoComplete="current-password" {...fieldOf('password')} />
          <Button
            look="text-link"
            className=":uno: absolute max-tiny:static -top-1 max-sm:(-top-3.5 min-h-touch) right-0 min-h-6 text-small"
            text={messages.forgotPassword}
            onClick={() => onForgot(form.getValues('email'))}
          />
        </div>
        <KeepOnDevice />
        <FormEnd form={form} label={messages.signIn} busyLabel={messages.signingIn} />
        <Providers way="login" />
        <PasskeyButton />
        <OtherForm
          question={messages.noAccount}
          label={messages.toRegister}
          onOpen={() => onRegister(form.getValues('email'))}
        />
      </div>
    </form>
  )
}

const load = () => import('#islands/data/api/passkeys.ts')

/** Signs in with a passkey, where the browser can use them. */
function PasskeyButton() {
  const [canUse, setCanUse] = useState(false)
  const { isBusy, run } = useAction()
  useEffect(() => {
    load().then(
      ({ canUsePasskeys }) => setCanUse(canUsePasskeys()),
      () => undefined,
    )
  }, [])

  const refuse = (error: unknown) => {
    const text = error instanceof ApiError ? error.message : security.passkeySignInFailedText
    showToast({ kind: 'error', title: security.passkeySignInFailed, text })
  }
  const signIn = () =>
    run(refuse, async () => {
      await (await load()).signInWithPasskey()
      await enter({ isNew: false })
      await untilLeft()
    })
  if (!canUse) return null
  return (
    <Button
      className="btn-tall btn-wide"
      icon="key"
      text={isBusy ? security.passkeySigningIn : security.withPasskey}
      disabled={isBusy}
      onClick={signIn}
    />
  )
}
