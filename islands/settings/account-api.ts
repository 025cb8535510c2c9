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
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'

const ME = 'me'
const ACCOUNT = 'account'
const SESSIONS = 'sessions'

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  unwrap(client.user.preferences.$patch({ json: { itemsPerPage } }))

/** The signed-in user; `rendered` is from the server-rendered page. With `isChecked` it is requested again. */
export const useMe = (rendered: MeView, isChecked = false) =>
  useSWR<MeView, ApiError>(ME, () => unwrap(client.auth.me.$get()), {
    ...NO_REVALIDATE,
    fallbackData: rendered,
    revalidateOnMount: isChecked,
  })

/** Reloads the signed-in user and their role. */
export const revalidateMe = () => Promise.all([mutate(ME), mutate(ACCOUNT)])

/** The additional data of the account settings. */
export const useAccount = () =>
  useSWR<AccountView, ApiError>(ACCOUNT, () => unwrap(client.user.$get()), {
    ...NO_REVALIDATE,
    revalidateOnMount: true,
  })

export async function updateAccount(patch: AccountPatch): Promise<MeView> {
  const me = await unwrap(client.user.$patch({ json: patch }))
  await mutate(ME, me, { revalidate: false })
  return me
}

/** Sends an email to the new address, which takes effect when its link is opened. */
export async function changeEmail(input: EmailChangeInput): Promise<void> {
  await unwrap(client.user.email.$post({ json: input }))
  await mutate(ACCOUNT)
}

/** Sends the verification email again. */
export const sendVerification = () =>
  unwrap(
    fetch('/api/auth/send-verification-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }) as unknown as Promise<ClientResponse<object>>,
  )

export async function changePassword(input: PasswordChangeInput): Promise<void> {
  await unwrap(client.user.password.$post({ json: input }))
  await mutate(SESSIONS)
}

/** The sessions of the signed-in user. */
export const useSessions = () =>
  useSWR<SessionView[], ApiError>(SESSIONS, () => unwrap(client.user.sessions.$get()), {
    ...NO_REVALIDATE,
    revalidateOnMount: true,
  })

export async function endSession(id: string): Promise<void> {
  await unwrap(client.user.sessions[':id'].$delete({ param: { id } }))
  await keepSessions((session) => session.id !== id)
}

export async function endOtherSessions(): Promise<void> {
  await unwrap(client.user.sessions.$delete())
  await keepSessions((session) => session.isCurrent)
}

const keepSessions = (stays: (session: SessionView) => boolean) =>
  mutate<SessionView[]>(SESSIONS, (sessions) => sessions?.filter(stays), { revalidate: false })

/** Deletes the own account with all its data; `confirm` is its email address. */
export const deleteAccount = (confirm: string) => unwrap(client.user.$delete({ json: { confirm } }))
