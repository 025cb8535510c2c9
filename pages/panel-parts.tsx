import { Icon } from '#islands/ui/icon.tsx'

export const BackToLogin = () => (
  <a className="link" href="/?auth=login">
    <Icon name="arrow-left" size={14} />
    Back to login
  </a>
)

export const Problem = ({ children }: { children: string }) => (
  <p className="alert bad" role="alert">
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
)
