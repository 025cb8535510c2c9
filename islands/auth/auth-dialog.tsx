import { useState } from 'react'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { DialogHeader, DialogShell } from '../ui/dialog.tsx'
import { showToast, Toaster } from '../ui/toaster.tsx'
import { GateForm } from './gate-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthView = 'login' | 'register'

const SLEEVE = drawSleeve('Fold Out', 'Gatefold', { motif: 'grooves', palette: 11 }).replace(
  '<svg ',
  '<svg preserveAspectRatio="xMidYMid slice" ',
)

/** Signing in and signing up; the account form opens behind the shared password. */
export function AuthDialog({ firstView }: { firstView: AuthView }) {
  const [view, setView] = useState<AuthView | 'gate' | null>(firstView === 'register' ? 'gate' : 'login')
  const close = () => setView(null)
  return (
    <>
      <DialogShell open={view === 'login'} onClose={close} width={840} className="fold">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain from fixed words */}
        <div className="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SLEEVE }} />
        <div className="inner">
          <DialogHeader title="Welcome back" onClose={close} />
          <LoginForm onRegister={() => setView('gate')} />
        </div>
      </DialogShell>
      <DialogShell open={view === 'gate'} onClose={close} width={420}>
        <DialogHeader title="Signup Access Required" onClose={close} />
        <GateForm
          onCancel={close}
          onGranted={() => {
            showToast({ title: 'Access granted', kind: 'ok' })
            setView('register')
          }}
        />
      </DialogShell>
      <DialogShell open={view === 'register'} onClose={close} width={420}>
        <DialogHeader title="Create an account" onClose={close} />
        <RegisterForm onLogin={() => setView('login')} onPassExpired={() => setView('gate')} />
      </DialogShell>
      <Toaster />
    </>
  )
}
