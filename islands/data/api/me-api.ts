import type { MeView } from '#domain/accounts/account.ts'
import type { AccountSettings } from '#domain/settings.ts'
import { client, unwrap } from './client.ts'
import { useResource } from './resource.ts'

export const ME = 'me'

/** The signed-in user, at first as the server rendered them; with `isChecked` it asks the server again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useResource<MeView>(ME, () => unwrap(client.auth.me.$get()), { fallbackData: rendered, revalidateOnMount: isChecked })

export const saveAccountSettings = (chosen: Partial<AccountSettings>) =>
  unwrap(client.user.preferences.$patch({ json: chosen }))
