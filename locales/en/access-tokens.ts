import { counted } from '#locales/intl.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Access tokens'
export const text = <Node>(link: (words: string) => Node) => [
  'Let your scripts and other apps read or change your albums and crates, but never your account. ',
  link('What they can do'),
]
export const loading = 'Loading your access tokens'
export const create = 'Create a token'
export const name = 'Name'
export const nameHelp = 'To tell it from others'
export const scope = 'Access'
export const scopes = { read: 'Read only', write: 'Read and write' }
export const validFor = 'Valid for'
export const dayCount = (days: number) => counted(days, { one: 'day', other: 'days' })
export const save = 'Create token'
export const createFailed = 'Error creating the token'
export const created = 'Access token created'

export const token = (name: string) => `Token “${name}”`
export const tokenHelp = 'Shown only now'
export const copy = 'Copy'
export const copied = 'Token copied'
export const copyFailed = 'The token could not be copied. Select it and copy it yourself.'

/** `day` is "Dec 25, 2026". */
export const until = (day: string) => `until ${day}`
export const expired = (day: string) => `expired ${day}`
export const neverUsed = 'never used'
/** `ago` is "3 days ago". */
export const lastUsed = <Node>(ago: Node) => ['last used ', ago]
/** "Read only · until Dec 25, 2026 · never used". */
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Revoke'
export const revokeOne = (name: string) => `Revoke the token ${name}`
export const revokeQuestion = 'Revoke this token?'
export const revokeText = (name: string) => `What uses “${name}” stops working at once. This can’t be undone.`
export const revoked = 'Access token revoked'
export const revokeFailed = 'Error revoking the token'
