import { createContext, use } from 'react'
import {
  type AccountSettings,
  type RenderedSettings,
  renderedSettings,
  SETTINGS,
  type SettingName,
  type SettingValue,
  settingIn,
} from '#domain/settings.ts'
import { tellWorker } from '#islands/lib/ask-worker.ts'
import { readStored, rereadStored, useStored, writeStored } from '#islands/lib/browser-storage.ts'
import { readCookie, writeCookie } from '#islands/lib/cookie.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { client, unwrap } from './client.ts'

/** How the server rendered the page. */
export const Rendered = createContext<RenderedSettings>(renderedSettings({}, () => undefined))

/** What cookies held when they were first asked for, as reading them at each rendering is slow, and what was chosen on this page. */
const known: Partial<Record<SettingName, string>> = {}

function kept(name: SettingName): string | null {
  const { storedIn, key } = SETTINGS[name]
  if (storedIn === 'cookie' && !isDemo) known[name] ??= readCookie(key) ?? ''
  return known[name] ?? readStored(key)
}

/** What a setting of this device is now. */
export const readSetting = <Name extends SettingName>(name: Name): SettingValue<Name> => settingIn(name, kept(name))

/** Stores settings in the account. @throws ApiError */
export const storeInAccount = (settings: Partial<AccountSettings>) =>
  unwrap(client.user.preferences.$patch({ json: settings }))

/** Keeps a setting, on the device or in the account. */
export function keepSetting<Name extends SettingName>(name: Name, value: SettingValue<Name>): void {
  const { storedIn, key, default: fallback } = SETTINGS[name]
  const text = `${value}`
  if (storedIn === 'account') {
    known[name] = text
    writeStored(key, text)
    storeInAccount({ [name]: value }).then(
      () => writeStored(key, null),
      () => undefined,
    )
  } else if (storedIn === 'cookie') {
    // If cookies are blocked, a choice lasts until the page is closed.
    if (isDemo) writeStored(key, text)
    else writeCookie(key, text, '/app')
    known[name] = text
    // The pages that the service worker keeps show the albums as before.
    tellWorker(navigator.serviceWorker?.controller, 'outdate')
  } else {
    writeStored(key, value === fallback ? null : text)
    // Other tabs get it from the browser; the script of the theme in this one listens too.
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  rereadStored()
}

/** Whether half stars are given on this device. */
export const givesHalfStars = (): boolean => readSetting('halfStars') === 'on'
export const useHalfStars = (): boolean => useSetting('halfStars')[0] === 'on'

/** A setting, in whichever tab it is chosen, and what keeps it. */
export function useSetting<Name extends SettingName>(
  name: Name,
): [value: SettingValue<Name>, keep: (value: SettingValue<Name>) => void] {
  const rendered = settingIn(name, (use(Rendered) as Partial<Record<SettingName, string | number>>)[name])
  return [useStored(() => settingIn(name, kept(name) ?? rendered), rendered), (value) => keepSetting(name, value)]
}
