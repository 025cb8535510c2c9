import { numberText } from '#locales/intl.ts'

export const wrongLogin =
  'Bandcamp refused this username and password. Copy both from Subsonic in Bandcamp’s fan settings; they are not your Bandcamp login.'
/** `wait` is a text of wait.ts. */
export const tooManyLogins = (wait: string) =>
  `Bandcamp has refused too many logins of yours. Check the username and password there, and try again in ${wait}.`
export const notConnected = 'Bandcamp is not connected. Connect it in Settings → Bandcamp.'
export const noTrack = 'This track is not on an album in your collection'

// Failed requests.
export const refused =
  'Bandcamp refused the login, or its service is out of order. Your albums and the connection are kept. Try again later, or connect again.'
export const outOfOrder = 'Bandcamp’s service is out of order. Please try again later.'
export const slowDown = 'Bandcamp asks us to slow down. Please try again in a few minutes.'
export const blocked = 'Bandcamp turns Gatefold’s server away for now. Please try again later.'
export const silent = 'Bandcamp did not answer. Please try again.'
export const unreadable = 'Bandcamp’s answer can’t be read. Please try again later.'
export const notThere = 'Bandcamp does not have this anymore.'

// Endings of an import.
export const repeats = 'Bandcamp listed the same albums again, so the list may not be complete'
export const strangers = 'Bandcamp listed nothing that can be read'
export const endless = 'Bandcamp’s list does not end'
/** A list that is shorter than the last time may have been cut short. */
export const fewer = (before: number, now: number) =>
  `Bandcamp listed ${numberText(now)} albums, and ${numberText(before)} the last time. Nothing was removed.`
export const doubled = (entries: number) =>
  `${numberText(entries)} of Bandcamp’s entries repeated albums and are not counted.`
export const skipped = (entries: number) => `Couldn’t read ${numberText(entries)} of Bandcamp’s entries.`
