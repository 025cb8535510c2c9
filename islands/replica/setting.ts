import { COPY_COOKIE } from '#domain/device-names.ts'

const YEAR = 31_536_000

// As `cookieName` of the Worker: over https with a prefix that needs `Secure` and the path `/`.
const isHttps = () => location.protocol === 'https:'
const cookieName = () => `${isHttps() ? '__Host-' : ''}${COPY_COOKIE}`

/** Whether this device may keep the records of whoever signs in. Unless somebody said no, it may. */
export const isCopyOn = (): boolean => !document.cookie.split('; ').includes(`${cookieName()}=off`)

/** Whose page this is, as a hash; undefined if the device may keep nothing of it. */
export const pageAccount = (): string | undefined => document.documentElement.dataset.account

/** Lets this device keep records, or not. In a cookie, because the server has to know when it renders a page. */
export function setCopyOn(isOn: boolean): void {
  const secure = isHttps() ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${cookieName()}=off; path=/; max-age=${isOn ? 0 : YEAR}; samesite=lax${secure}`
  // Without it, nothing on this page writes a copy.
  if (!isOn) delete document.documentElement.dataset.account
}

/** Removes what this device keeps, here and in the other tabs, and keeps nothing from now on. */
export async function removeFromDevice(): Promise<void> {
  setCopyOn(false)
  const { wipe } = await import('./wipe.ts')
  await wipe()
}
