import * as words from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'
import { BackToLogin, Problem } from './panel-parts.tsx'

const ToCollection = () => (
  <a className="btn solid wide tall" href="/app">
    {words.toCollection}
  </a>
)

/** Asks for a press: programs that look into links before their reader does must not confirm anything. */
export const ConfirmAddress = ({ email, token }: { email: string; token: string }) => (
  <MessagePanel title={words.confirmAddressTitle}>
    <p className="dim">{words.confirmAddressQuestion(<b key="address">{email}</b>)}</p>
    <form method="post" action="/verify-email">
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn solid wide tall">
        {words.confirmAddress}
      </button>
    </form>
  </MessagePanel>
)

export const AddressConfirmed = () => (
  <MessagePanel title={words.addressConfirmedTitle}>
    <p className="dim">{words.addressConfirmed}</p>
    <ToCollection />
  </MessagePanel>
)

export const AlreadyConfirmed = () => (
  <MessagePanel title={words.alreadyConfirmedTitle}>
    <p className="dim">{words.alreadyConfirmed}</p>
    <ToCollection />
  </MessagePanel>
)

type LinkProps = { canSendAnother: boolean; problem?: string }

/** For a link that is too old, broken, or for an address that has no account any more. */
export const InvalidVerifyLink = ({ canSendAnother, problem }: LinkProps) => (
  <MessagePanel title={words.badConfirmLinkTitle}>
    <Problem>{problem ?? words.badConfirmLink}</Problem>
    {canSendAnother ? (
      <form method="post" action="/verify-email/again">
        <button type="submit" className="btn line wide tall">
          {words.newConfirmLink}
        </button>
      </form>
    ) : (
      <p className="dim">{words.signInForLink}</p>
    )}
    <BackToLogin />
  </MessagePanel>
)

export const VerifyMailSent = ({ email }: { email: string }) => (
  <MessagePanel title={words.checkEmailTitle}>
    <p className="dim">{words.confirmLinkSent(<b key="address">{email}</b>)}</p>
    <ToCollection />
  </MessagePanel>
)
