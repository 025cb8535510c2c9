import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'

export const BackToLogin = () => (
  <a className="meta-link" href="/?auth=login">
    <Icon name="arrow-left" size={14} />
    {messages.backToLogin}
  </a>
)

type WideProps = { label: string; look?: 'btn-primary' | 'btn-outline' }

/** A button as wide as the panel: a link, or one that submits. */
export const WideLink = ({ href, label, look = 'btn-primary' }: WideProps & { href: string }) => (
  <a className={`btn ${look} btn-tall btn-wide`} href={href}>
    {label}
  </a>
)
export const WideSubmit = ({ label, look = 'btn-primary' }: WideProps) => (
  <button type="submit" className={`btn ${look} btn-tall btn-wide`}>
    {label}
  </button>
)

export const ToCollection = () => <WideLink href="/app" label={messages.toCollection} />

export const Problem = ({ children }: { children: string }) => (
  <p className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
)
