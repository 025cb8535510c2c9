import useSWR from 'swr'
import type { MeView } from '#domain/accounts/account.ts'
import type { PageSize } from '#domain/query/paging.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { client, NO_REVALIDATE, unwrap } from './client.ts'

export const ME = 'me'

/** The signed-in user, at first as the server rendered them; with `isChecked` it asks the server again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useSWR<MeView, ApiError>(ME, () => unwrap(client.auth.me.$get()), {
    ...NO_REVALIDATE,
    fallbackData: rendered,
    revalidateOnMount: isChecked,
  })

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  unwrap(client.user.preferences.$patch({ json: { itemsPerPage } }))
