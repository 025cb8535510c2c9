import { COPY_COOKIE } from '#domain/sync/device-names.ts'
import { readCookie, writeCookie } from '#islands/lib/cookie.ts'

/** Whether this device may keep a copy of the signed-in person's records; yes unless it was turned off. */
export const isCopyOn = (): boolean => readCookie(COPY_COOKIE) !== 'off'

/** Whose page this is, as a hash; undefined if the device may keep nothing of it. */
export const pageAccount = (): string | undefined => document.documentElement.dataset.account

/** Lets this device keep records, or not. In a cookie, because the server has to know when it renders a page. */
export function setCopyOn(isOn: boolean): void {
  writeCookie(COPY_COOKIE, isOn ? null : 'off')
  // Without it, nothing on this page writes a copy.
  if (!isOn) delete document.documentElement.dataset.account
}

/** Removes what this device keeps, here and in the other tabs, and keeps nothing from now on. */
export async function removeFromDevice(): Promise<void> {
  setCopyOn(false)
  const { wipe } = await import('./wipe.ts')
  await wipe()
}
