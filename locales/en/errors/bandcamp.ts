// Why Bandcamp gave nothing.
export const turnedAway = 'Bandcamp is turning us away at the moment. Please try again in a few minutes.'
export const notFound = 'Bandcamp has nothing at this address.'
export const timedOut = 'Bandcamp did not answer in time. Please try again.'
export const unreachable = 'Bandcamp could not be reached. Please try again.'
export const tooLarge = 'What Bandcamp sent is too large to read.'
export const unreadable = 'Bandcamp sent something that cannot be read.'
export const notBandcamp = 'This is not a Bandcamp address.'
export const circles = 'Bandcamp sent us in circles.'
export const notAnAlbum = 'This is not the page of an album or track.'
/** Beside the field of the address. */
export const notBandcampField = 'This is not a Bandcamp address'

// A fan's list.
export const noSuchFan = (username: string) =>
  `No Bandcamp fan is called ${username}. Check the spelling in your profile's address.`
export const listTooLong = (count: number, most: number) =>
  `This list has ${count} entries. Lists over ${most} come in through an import.`

// How an import of one goes on or ended.
export const waitingTurnedAway = 'Bandcamp is turning us away'
export const waitingUnreachable = 'Bandcamp could not be reached'
export const listHidden = 'Bandcamp does not show this list.'
export const gaveUp = 'Bandcamp kept turning us away. What came in stays; sync again later.'
export const fewerShown = (count: number, shown: number) =>
  `Bandcamp counts ${count} but showed ${shown}. Sync again later for the rest.`
export const tagsUnread = 'Bandcamp kept turning us away before all tags were read. The albums are all here.'
