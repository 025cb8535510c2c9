/** The header of a change that a device makes. */
export const DEVICE_CHANGE = 'gatefold-change'

/**
 * A change by its number, which only rises on its device, and the numbers of those that the device may still send. The last of these says
 * how far it knows: what is below and not among them is over, so that it is refused from then on.
 */
export type DeviceChange = { device: string; number: number; open: number[] }

/** So many numbers are named at most. */
const MOST_OPEN = 30

/** The header for a change, on a device with these open ones that knows all below `until`. */
export function deviceChangeText(
  { device, number }: Omit<DeviceChange, 'open'>,
  open: number[],
  until: number,
): string {
  const below = open.filter((one) => one < until).sort((a, b) => a - b)
  return `${device} ${number} ${[...below, until].slice(0, MOST_OPEN)}`
}

/** What such a header says; null for any other text. */
export function readDeviceChange(text: string): DeviceChange | null {
  const [, device, number, open = ''] = /^([\w-]{1,36}) (\d{1,15}) (\d{1,15}(?:,\d{1,15}){0,29})$/.exec(text) ?? []
  return device === undefined ? null : { device, number: Number(number), open: open.split(',').map(Number) }
}
