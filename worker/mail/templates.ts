import * as messages from '#locales/mail.ts'
import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

export const verificationMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: messages.verificationSubject,
    preview: messages.verificationPreview,
    sentences: [messages.verificationText(to), messages.confirmAddressHelp],
    link: { label: messages.confirmAddress, href },
    afterwards: messages.verificationEnd,
  })

export const resetMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: messages.resetSubject,
    preview: messages.resetPreview,
    sentences: [messages.resetText(to)],
    link: { label: messages.choosePassword, href },
    afterwards: messages.resetEnd,
  })

export const passwordChangedMail = (
  to: string,
  { revokesTokens }: { revokesTokens: boolean },
  publicUrl: string,
): Mail =>
  compose({
    to,
    subject: messages.passwordChangedSubject,
    preview: messages.passwordChangedPreview,
    sentences: [
      messages.passwordChangedText(to),
      revokesTokens ? messages.tokensAreRevoked : messages.tokensStay,
      messages.passwordChangedHelp,
    ],
    link: { label: messages.choosePassword, href: `${publicUrl}/forgot-password` },
    afterwards: messages.passwordChangedEnd,
  })
