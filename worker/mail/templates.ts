import * as words from '#locales/mail.ts'
import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

export const verificationMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: words.verificationSubject,
    preview: words.verificationPreview,
    sentences: [words.verificationText(to)],
    link: { label: words.confirmAddress, href },
    afterwards: words.verificationEnd,
  })

export const resetMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: words.resetSubject,
    preview: words.resetPreview,
    sentences: [words.resetText(to)],
    link: { label: words.choosePassword, href },
    afterwards: words.resetEnd,
  })

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: words.passwordChangedSubject,
    preview: words.passwordChangedPreview,
    sentences: [words.passwordChangedText(to), words.passwordChangedHelp],
    link: { label: words.choosePassword, href: `${publicUrl}/forgot-password` },
    afterwards: words.passwordChangedEnd,
  })
