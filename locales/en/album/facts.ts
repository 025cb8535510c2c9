import { counted } from '#locales/intl.ts'
import { trackCount as countedTracks } from '#locales/track-count.ts'

export const fromBandcamp = 'From Bandcamp'
export const loading = 'Loading what Bandcamp says of this album'

export const trackCount = 'Tracks'
export const label = 'Label'
export const labelLink = (label: string) => `${label} (opens in a new tab)`
export const price = 'Price'
export const availability = 'Availability'
export const preorder = 'Preorder'
export const notForSale = 'Not for sale'
export const purchased = 'Bought'
export const fans = 'Fans who have it'
export const location = 'Location'
export const itemType = 'Type'
export const itemTypes = { album: 'Album', track: 'Track' }

export const about = 'About'
export const credits = 'Credits'
/** `minutes` is 0 where no duration is known. */
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'minute', other: 'minutes' })}` : tracks
}
/** 4:05, or 1:02:45. */
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
