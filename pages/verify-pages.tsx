import { MessagePanel } from './message-panel.tsx'
import { BackToLogin, Problem } from './panel-parts.tsx'

const ToCollection = () => (
  <a className="btn solid wide tall" href="/app">
    Go to your collection
  </a>
)

/** Asks for a press: programs that look into links before their reader does must not confirm anything. */
export const ConfirmAddress = ({ email, token }: { email: string; token: string }) => (
  <MessagePanel title="Confirm your e-mail address">
    <p className="dim">
      Is <b>{email}</b> yours, and did you give it to Gatefold?
    </p>
    <form method="post" action="/verify-email">
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn solid wide tall">
        Confirm this address
      </button>
    </form>
  </MessagePanel>
)

export const AddressConfirmed = () => (
  <MessagePanel title="Address confirmed">
    <p className="dim">Thank you. Gatefold knows now that this address is yours.</p>
    <ToCollection />
  </MessagePanel>
)

export const AlreadyConfirmed = () => (
  <MessagePanel title="Already confirmed">
    <p className="dim">This link was used before. The address is confirmed; there is nothing left to do.</p>
    <ToCollection />
  </MessagePanel>
)

type LinkProps = { canSendAnother: boolean; problem?: string }

/** For a link that is too old, broken, or for an address that has no account any more. */
export const InvalidVerifyLink = ({ canSendAnother, problem }: LinkProps) => (
  <MessagePanel title="Invalid Confirmation Link">
    <Problem>{problem ?? 'The link has expired, or a part of it is missing.'}</Problem>
    {canSendAnother ? (
      <form method="post" action="/verify-email/again">
        <button type="submit" className="btn line wide tall">
          Send a new link
        </button>
      </form>
    ) : (
      <p className="dim">Sign in, and the settings will send you a new one.</p>
    )}
    <BackToLogin />
  </MessagePanel>
)

export const VerifyMailSent = ({ email }: { email: string }) => (
  <MessagePanel title="Check your email">
    <p className="dim">
      A link is on its way to <b>{email}</b>. It works for a day. Nothing there? Look in the spam folder.
    </p>
    <ToCollection />
  </MessagePanel>
)
