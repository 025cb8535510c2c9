import type { ClientResponse } from 'hono/client'
import useSWR, { mutate } from 'swr'
import type {
  AccountPatch,
  AccountView,
  EmailChangeInput,
  MeView,
  PasswordChangeInput,
  SessionView,
} from '#domain/account.ts'
import type { PageSize } from '#domain/paging.ts'
import { answer, type CallFailed, client, STILL } from '../api.ts'

const ME = 'me'
const ACCOUNT = 'account'
const SESSIONS = 'sessions'

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  answer(client.user.preferences.$patch({ json: { itemsPerPage } }))

/** The signed-in person; `rendered` is what the server rendered. With `isChecked` the server is asked again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useSWR<MeView, CallFailed>(ME, () => answer(client.auth.me.$get()), {
    ...STILL,
    fallbackData: rendered,
    revalidateOnMount: isChecked,
  })

/** Asks again who the signed-in person is and what they may do. */
export const rereadMe = () => Promise.all([mutate(ME), mutate(ACCOUNT)])

/** What the account settings show besides. */
export const useAccount = () =>
  useSWR<AccountView, CallFailed>(ACCOUNT, () => answer(client.user.$get()), { ...STILL, revalidateOnMount: true })

export async function updateAccount(patch: AccountPatch): Promise<MeView> {
  const me = await answer(client.user.$patch({ json: patch }))
  await mutate(ME, me, { revalidate: false })
  return me
}

/** Has a mail sent to the new address, which counts once the link in it was followed. */
export async function changeEmail(input: EmailChangeInput): Promise<void> {
  await answer(client.user.email.$post({ json: input }))
  await mutate(ACCOUNT)
}

/** Has the mail with the link that confirms the address sent again. */
export const sendVerification = () =>
  answer(
    fetch('/api/auth/send-verification-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }) as unknown as Promise<ClientResponse<object>>,
  )

export async function changePassword(input: PasswordChangeInput): Promise<void> {
  await answer(client.user.password.$post({ json: input }))
  await mutate(SESSIONS)
}

/** Where the person is signed in. */
export const useSessions = () =>
  useSWR<SessionView[], CallFailed>(SESSIONS, () => answer(client.user.sessions.$get()), {
    ...STILL,
    revalidateOnMount: true,
  })

export async function endSession(id: string): Promise<void> {
  await answer(client.user.sessions[':id'].$delete({ param: { id } }))
  await keepSessions((session) => session.id !== id)
}

export async function endOtherSessions(): Promise<void> {
  await answer(client.user.sessions.$delete())
  await keepSessions((session) => session.isCurrent)
}

const keepSessions = (stays: (session: SessionView) => boolean) =>
  mutate<SessionView[]>(SESSIONS, (sessions) => sessions?.filter(stays), { revalidate: false })

/** Deletes the own account and all that is in it; `confirm` is the own e-mail address. */
export const deleteAccount = (confirm: string) => answer(client.user.$delete({ json: { confirm } }))
