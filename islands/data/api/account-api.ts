import type { ClientResponse } from 'hono/client'
import { mutate } from 'swr'
import type {
  AccountDeletionInput,
  AccountPatch,
  AccountView,
  EmailChangeInput,
  EndSessionsInput,
  MeView,
  PasswordChangeInput,
  SessionView,
} from '#domain/accounts/account.ts'
import { byId, client, ME, renewSession, send, unwrap } from '../client.ts'
import { useResource } from './resource.ts'
import { TOKENS } from './tokens-api.ts'

const ACCOUNT = 'account'
const SESSIONS = 'sessions'

/** Reloads the signed-in user and their role. */
export const revalidateMe = () => Promise.all([mutate(ME), mutate(ACCOUNT)])

/** What only the account settings show. */
export const useAccount = () => useResource<AccountView>(ACCOUNT, () => unwrap(client.user.$get()))

export async function updateAccount(patch: AccountPatch): Promise<MeView> {
  const me = await unwrap(client.user.$patch({ json: patch }))
  await mutate(ME, me, { revalidate: false })
  return me
}

/** Stores a picture as the user's photo. */
export async function uploadPhoto(picture: Blob): Promise<MeView> {
  const sent = send('/api/user/photo', { method: 'PUT', headers: { 'content-type': picture.type }, body: picture })
  const me = await unwrap(sent as unknown as Promise<ClientResponse<MeView>>)
  await mutate(ME, me, { revalidate: false })
  return me
}

/** Sends an email to the new address; the address changes when its link is opened. */
export async function changeEmail(input: EmailChangeInput): Promise<void> {
  await unwrap(client.user.email.$post({ json: input }))
  await mutate(ACCOUNT)
}

/** Sends the email with the link that confirms the address again. */
export const sendVerification = () =>
  unwrap(
    send('/api/auth/send-verification-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }) as unknown as Promise<ClientResponse<object>>,
  )

export async function changePassword(input: PasswordChangeInput): Promise<void> {
  await unwrap(client.user.password.$post({ json: input }, { fetch: renewSession }))
  await Promise.all([mutate(SESSIONS), ...(input.revokesTokens ? [mutate(TOKENS, [], { revalidate: false })] : [])])
}

/** The user's sessions. */
export const useSessions = () => useResource<SessionView[]>(SESSIONS, () => unwrap(client.user.sessions.$get()))

export async function endSession(id: string): Promise<void> {
  await unwrap(client.user.sessions[':id'].$delete(byId(id)))
  await keepSessions((session) => session.id !== id)
}

export async function endOtherSessions(input: EndSessionsInput): Promise<void> {
  await unwrap(client.user.sessions.$delete({ json: input }))
  await keepSessions((session) => session.isCurrent)
  if (input.revokesTokens) await mutate(TOKENS, [], { revalidate: false })
}

const keepSessions = (stays: (session: SessionView) => boolean) =>
  mutate<SessionView[]>(SESSIONS, (sessions) => sessions?.filter(stays), { revalidate: false })

/** Deletes the user's account with all its data. */
export const deleteAccount = (input: AccountDeletionInput) => unwrap(client.user.$delete({ json: input }))
