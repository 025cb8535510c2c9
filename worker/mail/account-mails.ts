import type { Mail } from './mailer.ts'
import { compose } from './templates.ts'

export const confirmAddressMail = (to: string, href: string): Mail =>
  compose(
    to,
    'Confirm your new address',
    [
      'Somebody, probably you, wants to use this address for their Gatefold account.',
      'Open the link where you are signed in. It works once, for an hour. If it was not you, do nothing: nothing changes.',
    ],
    { label: 'Confirm this address', href },
  )

export const addressInUseMail = (to: string, publicUrl: string): Mail =>
  compose(
    to,
    'You already have a Gatefold account',
    [
      'Somebody, probably you, wanted to use this address for another Gatefold account. This address has an account already, so nothing changes.',
    ],
    { label: 'Go to Gatefold', href: publicUrl },
  )

export const newAddressNoteMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  compose(
    to,
    'Your address is to be changed',
    [
      `Somebody signed in to your Gatefold account asked to use ${newEmail} instead of this address. It changes when the link in the mail to the new address is followed.`,
      'If it was not you, choose a new password now: that takes the link back and ends every session.',
    ],
    { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
  )
