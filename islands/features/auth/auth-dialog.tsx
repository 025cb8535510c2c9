import { useState } from 'react'
import type { SignUpInput } from '#domain/accounts/account.ts'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import { Toaster } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import { codeTitle } from '#locales/security.ts'
import { CodeForm } from './code-form.tsx'
import { ForgotForm, LinkSent } from './forgot-form.tsx'
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
        <DialogHeader title={codeTitle} onClose={close} />
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
