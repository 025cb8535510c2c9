import type { MeView } from '#domain/accounts/account.ts'
import { client, ME, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

/** The signed-in user, at first as the server rendered them; with `isChecked` it asks the server again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useResource<MeView>(ME, () => unwrap(client.auth.me.$get()), { fallbackData: rendered, revalidateOnMount: isChecked })
