import { Icon } from '#islands/ui/icon.tsx'
import * as words from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'

const GoToCollection = () => (
  <a className="btn solid wide tall" href="/app">
    {words.toCollection}
  </a>
)

/** Asks once more: whatever opens links in mails by itself changes nothing. */
export const ConfirmEmail = ({ code, newEmail, email }: { code: string; newEmail: string; email: string }) => (
  <MessagePanel title={words.newAddressTitle}>
    <p className="dim">{words.newAddressText(<b key="new">{newEmail}</b>, <b key="old">{email}</b>)}</p>
    <form method="post" action="/confirm-email" className="stack">
      <input type="hidden" name="code" value={code} />
      <button type="submit" className="btn solid wide tall">
        {words.takeAddress}
      </button>
    </form>
    <a className="link" href="/app">
      <Icon name="arrow-left" size={14} />
      {words.keepAddress}
    </a>
  </MessagePanel>
)

export const EmailChanged = ({ email }: { email: string }) => (
  <MessagePanel title={words.addressChangedTitle}>
    <p className="dim">{words.addressChanged(<b key="address">{email}</b>)}</p>
    <GoToCollection />
  </MessagePanel>
)

export const InvalidEmailLink = () => (
  <MessagePanel title={words.badAddressLinkTitle}>
    <p className="alert bad" role="alert">
      <Icon name="circle-alert" />
      <span>{words.badAddressLink}</span>
    </p>
    <GoToCollection />
  </MessagePanel>
)

export const SignInToConfirm = () => (
  <MessagePanel title={words.signInFirstTitle}>
    <p className="dim">{words.signInFirst}</p>
    <a className="btn solid wide tall" href="/?auth=login">
      {words.toLogin}
    </a>
  </MessagePanel>
)
