import { Icon } from '#islands/ui/icon.tsx'
import { MessagePanel } from './message-panel.tsx'

const GoToCollection = () => (
  <a className="btn solid wide tall" href="/app">
    Go to your collection
  </a>
)

/** Asks once more: whatever opens links in mails by itself changes nothing. */
export const ConfirmEmail = ({ code, newEmail, email }: { code: string; newEmail: string; email: string }) => (
  <MessagePanel title="Confirm your new address">
    <p className="dim">
      <b>{newEmail}</b> takes the place of <b>{email}</b>: you sign in with it from then on.
    </p>
    <form method="post" action="/confirm-email" className="stack">
      <input type="hidden" name="code" value={code} />
      <button type="submit" className="btn solid wide tall">
        Use this address
      </button>
    </form>
    <a className="link" href="/app">
      <Icon name="arrow-left" size={14} />
      Keep the old one
    </a>
  </MessagePanel>
)

export const EmailChanged = ({ email }: { email: string }) => (
  <MessagePanel title="Address changed">
    <p className="dim">
      Your account has the address <b>{email}</b> now.
    </p>
    <GoToCollection />
  </MessagePanel>
)

export const InvalidEmailLink = () => (
  <MessagePanel title="Invalid Link">
    <p className="alert bad" role="alert">
      <Icon name="circle-alert" />
      <span>This link is not valid: it works once, for an hour, and only for the account it was asked from.</span>
    </p>
    <GoToCollection />
  </MessagePanel>
)

export const SignInToConfirm = () => (
  <MessagePanel title="Sign in first">
    <p className="dim">
      Only you can confirm your new address. Sign in with your present one in this browser, then open the link in the
      mail again.
    </p>
    <a className="btn solid wide tall" href="/?auth=login">
      Go to Login
    </a>
  </MessagePanel>
)
