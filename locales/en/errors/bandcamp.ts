import { albumCount } from '#locales/album-count.ts'
import { numberText } from '#locales/intl.ts'

const slowDown = 'Bandcamp asks us to slow down'

// Failed requests to Bandcamp.
export const blocked = `${slowDown}. Please try again in a few minutes.`
export const refused =
  'Bandcamp refused your Subsonic login, or its service is out of order. Try again later, or connect again in the settings.'
export const notFound = 'Bandcamp has nothing at this address.'
export const timedOut = 'Bandcamp did not answer in time. Please try again.'
export const unreachable = 'Bandcamp could not be reached. Please try again.'
export const tooLarge = 'Bandcamp’s answer is too large to read.'
export const unreadable = 'Bandcamp’s answer can’t be read.'
export const notBandcamp =
  'This is not a Bandcamp address. For an artist’s own domain, import the album from your Bandcamp list first, or fill in the fields yourself.'
export const redirects = 'Bandcamp sent too many redirects.'
export const notAnAlbum = 'This is not an album or track page.'

// A fan's list.
export const noSuchFan = (username: string) =>
  `No Bandcamp fan is called ${username}. Check the spelling in your profile’s address.`
export const listTooLong = (count: number, most: number) =>
  `This list has ${numberText(count)} entries. Lists over ${numberText(most)} need an import.`

// The state of an import.
export const waitingBlocked = slowDown
export const waitingUnreachable = 'Bandcamp could not be reached'
export const listHidden = 'Bandcamp does not show this list.'
export const gaveUp = `${slowDown}. What was imported is kept; sync again later.`
export const lookGaveUp = `${slowDown}. What was imported is kept; the list is looked at again in a day.`
export const fewerShown = (count: number, shown: number) =>
  `Bandcamp lists ${numberText(count)} but showed ${numberText(shown)}. Sync again later for the rest.`
export const tagsUnread = (albums: number) => `Tags of ${albumCount(albums)} could not be read. Try again later.`
