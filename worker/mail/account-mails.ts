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

export const confirmAddressMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: messages.newAddressSubject,
    preview: messages.newAddressPreview,
    sentences: [messages.newAddressText(to), messages.confirmAddressHelp],
    link: { label: messages.confirmAddress, href },
    afterwards: messages.newAddressEnd,
  })

export const addressInUseMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: messages.addressInUseSubject,
    preview: messages.addressInUsePreview,
    sentences: [messages.addressInUseText(to)],
    link: { label: messages.toGatefold, href: publicUrl },
    afterwards: messages.addressInUseEnd,
  })

export const newAddressNoteMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: messages.oldAddressSubject,
    preview: messages.oldAddressPreview,
    sentences: [messages.oldAddressText(to, newEmail), messages.oldAddressHelp],
    link: { label: messages.choosePassword, href: `${publicUrl}/forgot-password` },
    afterwards: messages.oldAddressEnd,
  })

export const addressChangedMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: messages.addressChangedSubject,
    preview: messages.addressChangedPreview,
    sentences: [messages.addressChangedText(to, newEmail), messages.addressChangedHelp],
    link: { label: messages.toGatefold, href: publicUrl },
    afterwards: messages.addressChangedEnd,
  })

export const accountDeletedMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: messages.accountDeletedSubject,
    preview: messages.accountDeletedPreview,
    sentences: [messages.accountDeletedText(to)],
    link: { label: messages.toGatefold, href: publicUrl },
    afterwards: messages.accountDeletedEnd,
  })

/** `newEmail` is null if the address stays. */
export const changedByAdminMail = (
  to: string,
  changes: { newEmail: string | null; hasNewPassword: boolean },
  publicUrl: string,
): Mail =>
  compose({
    to,
    subject: messages.changedByAdminSubject,
    preview: messages.changedByAdminPreview,
    sentences: [
      ...(changes.newEmail ? [messages.addressByAdminText(to, changes.newEmail)] : []),
      ...(changes.hasNewPassword ? [messages.passwordByAdminText(to)] : []),
      messages.changedByAdminHelp,
    ],
    link: { label: messages.toGatefold, href: publicUrl },
    afterwards: messages.changedByAdminEnd,
  })

/** The actions of the audit log that `securityChangedMail` tells. */
export type SecurityChange = keyof typeof messages.securityChanges

export const securityChangedMail = (to: string, change: SecurityChange, publicUrl: string): Mail =>
  compose({
    to,
    subject: /^tokens?-/.test(change) ? messages.tokensChangedSubject : messages.securityChangedSubject,
    preview: messages.securityChangedPreview,
    sentences: [messages.securityChanges[change](to), messages.securityChangedHelp],
    link: { label: messages.choosePassword, href: `${publicUrl}/forgot-password` },
    afterwards: messages.securityChangedEnd,
  })
