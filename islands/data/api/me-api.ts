import type { MeView } from '#domain/accounts/account.ts'
import type { PageSize } from '#domain/query/paging.ts'
import { client, unwrap } from './client.ts'
import { useResource } from './resource.ts'

export const ME = 'me'

/** The signed-in user, at first as the server rendered them; with `isChecked` it asks the server again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useResource<MeView>(ME, () => unwrap(client.auth.me.$get()), { fallbackData: rendered, revalidateOnMount: isChecked })

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  unwrap(client.user.preferences.$patch({ json: { itemsPerPage } }))
