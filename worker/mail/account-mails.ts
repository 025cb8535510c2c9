import * as words from '#locales/mail.ts'
import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

export const confirmAddressMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: words.newAddressSubject,
    preview: words.newAddressPreview,
    sentences: [words.newAddressText(to), words.newAddressHelp],
    link: { label: words.confirmAddress, href },
    afterwards: words.newAddressEnd,
  })

export const addressInUseMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: words.addressInUseSubject,
    preview: words.addressInUsePreview,
    sentences: [words.addressInUseText(to)],
    link: { label: words.toGatefold, href: publicUrl },
    afterwards: words.addressInUseEnd,
  })

export const newAddressNoteMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: words.oldAddressSubject,
    preview: words.oldAddressPreview,
    sentences: [words.oldAddressText(to, newEmail), words.oldAddressHelp],
    link: { label: words.choosePassword, href: `${publicUrl}/forgot-password` },
    afterwards: words.oldAddressEnd,
  })
