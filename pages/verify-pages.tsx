import * as messages from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'
import { BackToLogin, Problem, ToCollection, WideLink, WideSubmit } from './panel-parts.tsx'

/** For a reader who is signed out, or signed in to another account with the address `ownEmail`. */
export const SignInToConfirmAddress = ({ email, ownEmail }: { email: string; ownEmail: string | undefined }) => (
  <MessagePanel title={messages.signInFirstTitle}>
    <p className="text-ink-2">
      {ownEmail
        ? messages.switchToConfirm(<b key="own">{ownEmail}</b>, <b key="address">{email}</b>)
        : messages.signInToConfirm(<b key="address">{email}</b>)}
    </p>
    {ownEmail ? <ToCollection /> : <WideLink href="/?auth=login" label={messages.toLogin} />}
    <p className="text-ink-2">{messages.passwordUnknown}</p>
    <WideLink href="/forgot-password" label={messages.forgotTitle} look="btn-outline" />
  </MessagePanel>
)

export const AddressConfirmed = () => (
  <MessagePanel title={messages.addressConfirmedTitle}>
    <p className="text-ink-2">{messages.addressConfirmed}</p>
    <ToCollection />
  </MessagePanel>
)

export const AlreadyConfirmed = () => (
  <MessagePanel title={messages.alreadyConfirmedTitle}>
    <p className="text-ink-2">{messages.alreadyConfirmed}</p>
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
        <WideSubmit label={messages.newConfirmLink} look="btn-outline" />
      </form>
    ) : (
      <p className="text-ink-2">{messages.signInForLink}</p>
    )}
    <BackToLogin />
  </MessagePanel>
)

export const VerifyMailSent = ({ email }: { email: string }) => (
  <MessagePanel title={messages.checkEmailTitle}>
    <p className="text-ink-2">{messages.confirmLinkSent(<b key="address">{email}</b>)}</p>
    <ToCollection />
  </MessagePanel>
)
