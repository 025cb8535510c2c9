import * as messages from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'
import { BackToLogin, Problem } from './panel-parts.tsx'

const ToCollection = () => (
  <a className="btn solid wide tall" href="/app">
    {messages.toCollection}
  </a>
)

/** Requires a button press, because programs that open links in emails must not confirm anything. */
export const ConfirmAddress = ({ email, token }: { email: string; token: string }) => (
  <MessagePanel title={messages.confirmAddressTitle}>
    <p className="dim">{messages.confirmAddressQuestion(<b key="address">{email}</b>)}</p>
    <form method="post" action="/verify-email">
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn solid wide tall">
        {messages.confirmAddress}
      </button>
    </form>
  </MessagePanel>
)

export const AddressConfirmed = () => (
  <MessagePanel title={messages.addressConfirmedTitle}>
    <p className="dim">{messages.addressConfirmed}</p>
    <ToCollection />
  </MessagePanel>
)

export const AlreadyConfirmed = () => (
  <MessagePanel title={messages.alreadyConfirmedTitle}>
    <p className="dim">{messages.alreadyConfirmed}</p>
    <ToCollection />
  </MessagePanel>
)

type LinkProps = { canSendAnother: boolean; problem?: string }

/** For a link that has expired, is broken, or belongs to a deleted account. */
export const InvalidVerifyLink = ({ canSendAnother, problem }: LinkProps) => (
  <MessagePanel title={messages.badConfirmLinkTitle}>
    <Problem>{problem ?? messages.badConfirmLink}</Problem>
    {canSendAnother ? (
      <form method="post" action="/verify-email/again">
        <button type="submit" className="btn line wide tall">
          {messages.newConfirmLink}
        </button>
      </form>
    ) : (
      <p className="dim">{messages.signInForLink}</p>
    )}
    <BackToLogin />
  </MessagePanel>
)

export const VerifyMailSent = ({ email }: { email: string }) => (
  <MessagePanel title={messages.checkEmailTitle}>
    <p className="dim">{messages.confirmLinkSent(<b key="address">{email}</b>)}</p>
    <ToCollection />
  </MessagePanel>
)
