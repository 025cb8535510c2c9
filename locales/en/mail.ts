/** A subject stands as the mail's heading too; a preview is what a list of mails shows beside it. Addresses are as people typed them. */

export const confirmAddress = 'Confirm this address'
export const choosePassword = 'Choose a new password'
export const toGatefold = 'Go to Gatefold'

export const verificationSubject = 'Confirm your e-mail address'
export const verificationPreview = 'One press, and Gatefold knows that this address is yours.'
export const verificationText = (address: string) =>
  `Somebody, probably you, gave ${address} as the address of a Gatefold account. Please confirm that it is yours.`
export const verificationEnd = 'The link works for a day. If it was not you, do nothing: the address stays unconfirmed.'

export const resetSubject = 'Choose a new password'
export const resetPreview = 'The link works once, for an hour.'
export const resetText = (address: string) =>
  `Somebody, probably you, asked for a new password for the Gatefold account ${address}.`
export const resetEnd = 'The link works once, for an hour. If it was not you, do nothing: your password stays.'

export const passwordChangedSubject = 'Your password was changed'
export const passwordChangedPreview = 'Every other session was ended.'
export const passwordChangedText = (address: string) =>
  `The password of the Gatefold account ${address} was changed, and every other session was ended.`
export const passwordChangedHelp = 'If it was you, there is nothing to do. If it was not, choose a new one at once.'
export const passwordChangedEnd = 'This mail is sent whenever the password changes.'

export const newAddressSubject = 'Confirm your new address'
export const newAddressPreview = 'Your Gatefold account keeps its old one until you do.'
export const newAddressText = (address: string) =>
  `Somebody, probably you, wants to use ${address} for their Gatefold account.`
export const newAddressHelp = 'Open the link where you are signed in.'
export const newAddressEnd = 'The link works once, for an hour. If it was not you, do nothing: nothing changes.'

export const addressInUseSubject = 'You already have a Gatefold account'
export const addressInUsePreview = 'Nothing changes.'
export const addressInUseText = (address: string) =>
  `Somebody, probably you, wanted to use ${address} for another Gatefold account. It has one already, so nothing changes.`
export const addressInUseEnd = 'If it was not you, there is nothing to do.'

export const oldAddressSubject = 'Your address is to be changed'
export const oldAddressPreview = 'It changes when the link in the mail to the new address is followed.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Somebody signed in to the Gatefold account ${address} asked to use ${newAddress} instead. It changes when the link in the mail to the new address is followed.`
export const oldAddressHelp =
  'If it was you, there is nothing to do here. If it was not, choose a new password now: that takes the link back and ends every session.'
export const oldAddressEnd = 'This mail is sent whenever somebody asks for another address.'
