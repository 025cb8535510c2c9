import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'

export const BackToLogin = () => (
  <a className="meta-link" href="/?auth=login">
    <Icon name="arrow-left" size={14} />
    {messages.backToLogin}
  </a>
)

export const Problem = ({ children }: { children: string }) => (
  <p className="alert alert-danger" role="alert">
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
)
