/** The header of a change that a device makes. */
export const DEVICE_CHANGE = 'gatefold-change'

/**
 * A change with its number, which increases on its device, and the numbers of the changes that the device may still send. Numbers below the
 * last of these that are not among them are outdated, and refused from then on.
 */
export type DeviceChange = { device: string; number: number; open: number[] }

/** The maximum number of open changes in a header. */
const MOST_OPEN = 30

/** The header for a change, on a device with these open changes that knows all numbers below `until`. Its own number comes first. */
export function deviceChangeText(
  { device, number }: Omit<DeviceChange, 'open'>,
  open: number[],
  until: number,
): string {
  const others = open.filter((one) => one < until && one !== number).sort((a, b) => a - b)
  return `${device} ${number} ${[number, ...others, until].slice(0, MOST_OPEN)}`
}

/** The content of such a header; null for any other text. */
export function readDeviceChange(text: string): DeviceChange | null {
  const [, device, number, open = ''] = /^([\w-]{1,36}) (\d{1,15}) (\d{1,15}(?:,\d{1,15}){0,29})$/.exec(text) ?? []
  return device === undefined ? null : { device, number: Number(number), open: open.split(',').map(Number) }
}

/** How many changes a device still had when it last sent one, and when it had made the first, in ms by its own clock. */
export type Unsent = { device: string; count: number; since: number }

/** What was made within a minute was on its way. */
const ON_ITS_WAY = 60_000
const MONTH = 30 * 86_400_000

/** What devices that sent a change within a month before `now` had not sent then; `open` has the numbers in the last header of each. */
export const unsentOn = (open: Record<string, number[]>, now: number): Unsent[] =>
  Object.entries(open).flatMap(([device, numbers]) => {
    const last = Math.max(...numbers)
    const [since, ...others] = numbers.slice(1, -1).filter((one) => one < last - ON_ITS_WAY)
    return since === undefined || last < now - MONTH ? [] : [{ device, count: 1 + others.length, since }]
  })
