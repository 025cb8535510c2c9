/** The header of a change that a device makes. */
export const DEVICE_CHANGE = 'gatefold-change'

/**
 * A change with its number, which increases on its device, and the numbers of the changes that the device may still send. Numbers below the
 * last of these that are not among them are outdated, and refused from then on.
 */
export type DeviceChange = { device: string; number: number; open: number[] }

/** The maximum number of open changes in a header. */
const MOST_OPEN = 30

/** The header for a change, on a device with these open changes that knows all numbers below `until`. */
export function deviceChangeText(
  { device, number }: Omit<DeviceChange, 'open'>,
  open: number[],
  until: number,
): string {
  const below = open.filter((one) => one < until).sort((a, b) => a - b)
  return `${device} ${number} ${[...below, until].slice(0, MOST_OPEN)}`
}

/** The content of such a header; null for any other text. */
export function readDeviceChange(text: string): DeviceChange | null {
  const [, device, number, open = ''] = /^([\w-]{1,36}) (\d{1,15}) (\d{1,15}(?:,\d{1,15}){0,29})$/.exec(text) ?? []
  return device === undefined ? null : { device, number: Number(number), open: open.split(',').map(Number) }
}
