import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

export const verificationMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: 'Confirm your e-mail address',
    preview: 'One press, and Gatefold knows that this address is yours.',
    sentences: [
      `Somebody, probably you, gave ${to} as the address of a Gatefold account. Please confirm that it is yours.`,
    ],
    link: { label: 'Confirm this address', href },
    afterwards: 'The link works for a day. If it was not you, do nothing: the address stays unconfirmed.',
  })

export const resetMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    sentences: [`Somebody, probably you, asked for a new password for the Gatefold account ${to}.`],
    link: { label: 'Choose a new password', href },
    afterwards: 'The link works once, for an hour. If it was not you, do nothing: your password stays.',
  })

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: 'Your password was changed',
    preview: 'Every other session was ended.',
    sentences: [
      `The password of the Gatefold account ${to} was changed, and every other session was ended.`,
      'If it was you, there is nothing to do. If it was not, choose a new one at once.',
    ],
    link: { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    afterwards: 'This mail is sent whenever the password changes.',
  })
