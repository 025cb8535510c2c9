import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ForgotInput, type SignUpInput } from '#domain/accounts/account.ts'
import { CodeSignInInput } from '#domain/accounts/second-factor.ts'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { askForReset } from '#islands/data/api/auth-api.ts'
import { client, unwrap } from '#islands/data/client.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import { resolverOf, schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormError } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { Toaster } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import * as security from '#locales/security.ts'
import { EmailField, enter, FormEnd } from './form-parts.tsx'
import { GateForm } from './gate-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthView = 'login' | 'code' | 'gate' | 'register' | 'forgotPassword' | 'sent'

const SLEEVE = drawSleeve('Fold Out', 'Gatefold', { motif: 'grooves', palette: 11 }).replace(
  '<svg ',
  '<svg preserveAspectRatio="xMidYMid slice" ',
)
const NOTHING: SignUpInput = { name: '', email: '', password: '', confirmPassword: '' }

/** Login, registration (behind the signup password) and forgotten password. */
export function AuthDialog({ firstView, hint }: { firstView: AuthView; hint?: string }) {
  const [view, setView] = useState<AuthView | null>(firstView)
  // The typed email is shared by all views.
  const [draft, setDraft] = useState(NOTHING)
  const close = () => {
    setView(null)
    // The URL may contain the dialog.
    if (location.search) history.replaceState(history.state, '', '/')
  }
  const go = (to: AuthView) => (email: string) => {
    setDraft({ ...draft, email })
    setView(to)
  }
  return (
    <>
      <DialogShell
        open={view === 'login'}
        onClose={close}
        width={840}
        layout="grid grid-cols-1 min-[840px]:grid-cols-2"
      >
        <div
          className=":uno: [&_.sleeve]:(absolute inset-0 size-full) after:(absolute inset-[0_0_0_auto] w-7 bg-[linear-gradient(90deg,transparent,#00000033)] content-empty) relative min-[840px]:grid hidden min-h-full overflow-hidden"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain from fixed text
          dangerouslySetInnerHTML={{ __html: SLEEVE }}
        />
        <div className=":uno: min-h-0 flex flex-col min-[840px]:bg-[linear-gradient(90deg,light-dark(#1c171314,#00000066),transparent_28px)] min-[840px]:bg-raise sm:([&_.body]:px-8 [&_.body]:pb-7 [&_.body]:pt-5 [&>header]:pl-8 [&>header]:pr-6 [&>header]:pt-7) max-sm:pb-[calc(16px+env(safe-area-inset-bottom))]">
          <DialogHeader title={messages.loginTitle} onClose={close} />
          <LoginForm
            email={draft.email}
            hint={hint}
            onRegister={go('gate')}
            onForgot={go('forgotPassword')}
            onCode={() => setView('code')}
          />
        </div>
      </DialogShell>
      <DialogShell open={view === 'code'} onClose={close} width={420}>
        <DialogHeader title={security.codeTitle} onClose={close} />
        <CodeForm />
      </DialogShell>
      <DialogShell open={view === 'gate'} onClose={close} width={420}>
        <DialogHeader title={messages.gateTitle} onClose={close} />
        <GateForm hint={hint} onCancel={close} onGranted={() => setView('register')} />
      </DialogShell>
      <DialogShell open={view === 'register'} onClose={close} width={420}>
        <DialogHeader title={messages.registerTitle} onClose={close} />
        <RegisterForm
          draft={draft}
          hint={hint}
          onLogin={go('login')}
          onPassNeeded={(typed) => {
            setDraft(typed)
            setView('gate')
          }}
        />
      </DialogShell>
      <DialogShell open={view === 'forgotPassword'} onClose={close} width={420}>
        <DialogHeader title={messages.forgotTitle} onClose={close} />
        <ForgotForm email={draft.email} onSent={go('sent')} onCancel={go('login')} />
      </DialogShell>
      <DialogShell open={view === 'sent'} onClose={close} width={420}>
        <DialogHeader title={messages.sentTitle} onClose={close} />
        <LinkSent email={draft.email} onAgain={() => setView('forgotPassword')} onLogin={() => setView('login')} />
      </DialogShell>
      <Toaster />
    </>
  )
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
function CodeForm() {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm<{ code: string; recoveryCode: string }, unknown, CodeSignInInput>({
    defaultValues: { code: '', recoveryCode: '' },
    resolver: resolverOf(({ code, recoveryCode }) =>
      CodeSignInInput.safeParse(isRecovery ? { recoveryCode } : { code }),
    ),
  })
  const name = isRecovery ? 'recoveryCode' : 'code'
  useEffect(() => form.setFocus(name), [form.setFocus, name])
  const submit = submitOf(form, { title: security.signInFailed }, async (input) => {
    await unwrap(client['second-factor']['sign-in'].$post({ json: input }))
    await enter({ isNew: false })
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="text-small text-ink-2">{isRecovery ? security.recoveryCodeText : security.codeText}</p>
        <TextField
          key={name}
          label={isRecovery ? security.recoveryCode : security.code}
          help={isRecovery ? undefined : security.codeHelp}
          data-autofocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldsOf(form)(name)}
        />
        <FormEnd form={form} label={security.signIn} busyLabel={security.signingIn} />
        <p className="text-center text-small text-ink-2">
          <Button
            look="text-link"
            text={isRecovery ? security.useApp : security.useRecoveryCode}
            onClick={() => {
              form.clearErrors()
              setRecovery(!isRecovery)
            }}
          />
        </p>
      </div>
    </form>
  )
}

type ForgotFormProps = { email: string; onSent: (email: string) => void; onCancel: (email: string) => void }

function ForgotForm({ email, onSent, onCancel }: ForgotFormProps) {
  const form = useForm({ resolver: schemaResolver(ForgotInput), defaultValues: { email } })
  const { isSubmitting } = form.formState
  const submit = submitOf(form, { title: messages.sendFailed, otherwise: messages.sendFailedText }, async (input) => {
    await askForReset(input.email)
    onSent(input.email)
  })
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="text-small text-ink-2">{messages.forgotText}</p>
        <EmailField data-autofocus {...fieldsOf(form)('email')} />
        <FormError form={form} />
      </div>
      <footer className="dialog-footer">
        <SubmitButtons
          label={isSubmitting ? messages.sendingLink : messages.sendLink}
          isOff={isSubmitting}
          onCancel={() => onCancel(form.getValues('email'))}
        />
      </footer>
    </form>
  )
}

/** Shows the same text whether or not there is an account with this email. */
function LinkSent({ email, onAgain, onLogin }: { email: string; onAgain: () => void; onLogin: () => void }) {
  return (
    <>
      <div className="body stack">
        <p className="text-ink-2" role="status">
          {messages.sentText(<b key="address">{email}</b>)}
        </p>
      </div>
      <footer className="dialog-footer">
        <Button look="btn-ghost" text={messages.tryAgain} onClick={onAgain} />
        <Button look="btn-primary" text={messages.backToLogin} data-autofocus onClick={onLogin} />
      </footer>
    </>
  )
}
