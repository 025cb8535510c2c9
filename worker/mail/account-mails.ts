import * as messages from '#locales/mail.ts'
import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

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
