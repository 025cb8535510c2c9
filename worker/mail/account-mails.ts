import { compose } from './layout.ts'
import type { Mail } from './mailer.ts'

export const confirmAddressMail = (to: string, href: string): Mail =>
  compose({
    to,
    subject: 'Confirm your new address',
    preview: 'Your Gatefold account keeps its old one until you do.',
    sentences: [
      `Somebody, probably you, wants to use ${to} for their Gatefold account.`,
      'Open the link where you are signed in.',
    ],
    link: { label: 'Confirm this address', href },
    afterwards: 'The link works once, for an hour. If it was not you, do nothing: nothing changes.',
  })

export const addressInUseMail = (to: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: 'You already have a Gatefold account',
    preview: 'Nothing changes.',
    sentences: [
      `Somebody, probably you, wanted to use ${to} for another Gatefold account. It has one already, so nothing changes.`,
    ],
    link: { label: 'Go to Gatefold', href: publicUrl },
    afterwards: 'If it was not you, there is nothing to do.',
  })

export const newAddressNoteMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  compose({
    to,
    subject: 'Your address is to be changed',
    preview: 'It changes when the link in the mail to the new address is followed.',
    sentences: [
      `Somebody signed in to the Gatefold account ${to} asked to use ${newEmail} instead. It changes when the link in the mail to the new address is followed.`,
      'If it was you, there is nothing to do here. If it was not, choose a new password now: that takes the link back and ends every session.',
    ],
    link: { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    afterwards: 'This mail is sent whenever somebody asks for another address.',
  })
