import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'
import { Problem, ToCollection, WideLink, WideSubmit } from './panel-parts.tsx'

/** Requires a button press, because programs that open links in emails must not change anything. */
export const ConfirmEmail = ({ code, newEmail, email }: { code: string; newEmail: string; email: string }) => (
  <MessagePanel title={messages.newAddressTitle}>
    <p className="text-ink-2">{messages.newAddressText(<b key="new">{newEmail}</b>, <b key="old">{email}</b>)}</p>
    <form method="post" action="/confirm-email" className="stack">
      <input type="hidden" name="code" value={code} />
      <WideSubmit label={messages.takeAddress} />
    </form>
    <a className="meta-link" href="/app">
      <Icon name="arrow-left" size={14} />
      {messages.keepAddress}
    </a>
  </MessagePanel>
)

export const EmailChanged = ({ email }: { email: string }) => (
  <MessagePanel title={messages.addressChangedTitle}>
    <p className="text-ink-2">{messages.addressChanged(<b key="address">{email}</b>)}</p>
    <ToCollection />
  </MessagePanel>
)

export const InvalidEmailLink = () => (
  <MessagePanel title={messages.badAddressLinkTitle}>
    <Problem>{messages.badAddressLink}</Problem>
    <ToCollection />
  </MessagePanel>
)

export const SignInToConfirm = () => (
  <MessagePanel title={messages.signInFirstTitle}>
    <p className="text-ink-2">{messages.signInFirst}</p>
    <WideLink href="/?auth=login" label={messages.toLogin} />
  </MessagePanel>
)
