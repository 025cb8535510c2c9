import { useForm } from 'react-hook-form'
import { INVITATION_OVER, SignUpInput } from '#domain/accounts/account.ts'
import { signUp } from '#islands/data/api/auth-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/auth.ts'
import { EmailField, enter, FormEnd, Hint, KeepOnDevice, OtherForm } from './form-parts.tsx'
import { Providers } from './providers.tsx'

const isTaken = (error: unknown) => error instanceof ApiError && error.code.startsWith('USER_ALREADY_EXISTS')

function registerErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.registerFailedText
  if (isTaken(error)) return messages.emailTaken
  if (error.code === INVITATION_OVER) return error.message
  if (error.status === 0 || error.status === 429 || error.code === 'invalid') return error.message
  return error.code ? messages.errorCode(error.code) : error.message
}

type RegisterFormProps = {
  draft: SignUpInput
  hint?: string
  onLogin: (email: string) => void
  /** Called when the signup password is required again; the typed values stay. */
  onPassNeeded: (draft: SignUpInput) => void
}

export function RegisterForm({ draft, hint, onLogin, onPassNeeded }: RegisterFormProps) {
  const form = useForm({ resolver: schemaResolver(SignUpInput), defaultValues: draft })
  const fieldOf = fieldsOf(form)
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'SIGNUP_PASS_REQUIRED') {
      onPassNeeded(form.getValues())
      return null
    }
    const field: 'email' | undefined = isTaken(error) ? 'email' : undefined
    return { title: messages.registerFailed, text: registerErrorText(error), field }
  }
  const submit = submitOf(form, refused, async ({ name, email, password }) => {
    await signUp({ name, email, password })
    await enter({ isNew: true })
  })
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <Hint>{hint}</Hint>
        <TextField label={messages.name} autoComplete="name" data-autofocus {...fieldOf('name')} />
        <EmailField {...fieldOf('email')} />
        <div className="two">
          <PasswordField label={messages.password} autoComplete="new-password" {...fieldOf('password')} />
          <PasswordField label={messages.confirmPassword} autoComplete="new-password" {...fieldOf('confirmPassword')} />
        </div>
        <KeepOnDevice />
        <FormEnd form={form} label={messages.register} busyLabel={messages.registering} />
        <Providers way="register" onPassNeeded={() => onPassNeeded(form.getValues())} />
        <OtherForm
          question={messages.haveAccount}
          label={messages.toLogin}
          onOpen={() => onLogin(form.getValues('email'))}
        />
      </div>
    </form>
  )
}
