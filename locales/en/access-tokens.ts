import { counted, numberText, plural } from '#locales/intl.ts'

export { cancel } from '#locales/phrases.ts'
export { yourPassword } from '#locales/security.ts'

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
const plays = 'Through your Bandcamp connection, it can also play and save the tracks you bought.'
const does = {
  read: 'Whoever has it can read your albums, crates and diary.',
  write:
    'Whoever has it can read and change your albums, crates and diary, but not empty the trash or delete your collection.',
}
/** `hasBandcamp` says that the tracks of a connected account can be played. */
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Valid for'
export const dayCount = (days: number) => counted(days, { one: 'day', other: 'days' })
export const save = 'Create token'
export const createFailed = 'Couldn’t create the token'
export const created = 'Access token created'

export const token = (name: string) => `Token “${name}”`
export const tokenHelp = 'Shown only now'
export const copy = 'Copy'
export const copied = 'Token copied'
export const copyFailed = 'Couldn’t copy the token. Select it and copy it yourself.'

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
export const revokeFailed = 'Couldn’t revoke the token'

// `count` is null where it is not known.
export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, { one: 'Revoke my access token too', other: 'Revoke my access tokens too' })
    : `Revoke my ${numberText(count)} access tokens too`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Otherwise the scripts and apps that use it go on working.',
    other: 'Otherwise the scripts and apps that use them go on working.',
  })
export const stillWork = (count: number) =>
  counted(count, { one: 'access token still works.', other: 'access tokens still work.' })
export const areRevoked = 'Your access tokens are revoked.'
