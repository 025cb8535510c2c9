import { counted } from '#locales/intl.ts'

export const title = 'Invitations'
export const back = 'Back to user management'
export const text = (days: number) =>
  `A link lets one person sign up without the signup password. It works once, for ${counted(days, { one: 'day', other: 'days' })}.`
export const create = 'Create invitation'
export const createFailed = 'Couldn’t create the invitation'
export const link = 'Invitation link'
export const linkHelp = 'Send it to one person. It is shown only now.'
export const copy = 'Copy link'
export const copied = 'Link copied'
export const copyFailed = 'Couldn’t copy the link. Select it and copy it yourself.'
export const loading = 'Loading the invitations'
export const loadFailed = 'Couldn’t load the invitations'
export const empty = 'No invitations yet. Create one and send its link.'
export const somebody = 'somebody'
export const createdBy = <Node>(ago: Node, username: string) => ['Created ', ago, ` by ${username}`]
export const openUntil = (day: string) => `Open until ${day}`
export const expired = 'Expired'
export const used = <Node>(ago: Node) => ['Used ', ago]
export const revoke = 'Revoke'
/** The names of the buttons, for screen readers. `day` is when it expires. */
export const revokeOne = (day: string) => `Revoke the invitation that expires ${day}`
export const revoked = 'Invitation revoked'
export const revokeFailed = 'Couldn’t revoke the invitation'
