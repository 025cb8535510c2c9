import { mutate } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { EndSessionsInput } from '#domain/accounts/account.ts'
import type { AdminUser, AuditAction, AuditEntry, InvitationView, UserSort } from '#domain/accounts/admin.ts'
import type { BanInput, NewUserInput, UserDeletionInput, UserPatch } from '#domain/accounts/admin-input.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { byId, client, NO_REVALIDATE, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

export type UserListing = { q: string; sort: UserSort; direction: 'asc' | 'desc' }
type UserPage = { users: AdminUser[]; total: number; next: string | null }

const PAGED = { ...NO_REVALIDATE, revalidateFirstPage: false, keepPreviousData: true }

async function readUsers({ q, ...order }: UserListing, after: string | null): Promise<UserPage> {
  const call = client.admin.users.$get({ query: { ...(q && { q }), ...order, ...(after && { after }) } })
  const users = await unwrap(call)
  const { headers } = await call
  return { users, total: Number(headers.get('total-count')), next: headers.get('next') }
}

/** A list page by page, under a name, of what `options` say. */
function usePages<Page extends { next: string | null }, Options>(
  name: string,
  options: Options,
  read: (options: Options, after: string | null) => Promise<Page>,
) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page, ApiError>(
    (index: number, before: Page | null) => (index > 0 && !before?.next ? null : [name, options, before?.next ?? null]),
    ([, options, after]: [string, Options, string | null]) => read(options, after),
    { ...PAGED, revalidateOnMount: true },
  )
  return {
    data,
    error,
    mutate,
    isLoadingMore: isValidating && size > 1 && data?.length !== size,
    hasMore: Boolean(data?.at(-1)?.next),
    loadMore: () => setSize(size + 1),
    revalidate: () => mutate(),
  }
}

/** The users of a listing, page by page, and functions that put the result of a call into it. */
export function useUsers(listing: UserListing) {
  const { data, mutate, ...list } = usePages('admin-users', listing, readUsers)
  const patch = (change: (users: AdminUser[]) => AdminUser[], difference = 0) =>
    mutate((pages) => pages?.map((page) => ({ ...page, users: change(page.users), total: page.total + difference })), {
      revalidate: false,
    })
  return {
    ...list,
    users: data?.flatMap((page) => page.users),
    total: data?.[0]?.total ?? 0,
    put: (user: AdminUser) => patch((users) => users.map((one) => (one.id === user.id ? user : one))),
    drop: (id: string) => patch((users) => users.filter((one) => one.id !== id), -1),
  }
}

export const createUser = (input: NewUserInput): Promise<AdminUser> => unwrap(client.admin.users.$post({ json: input }))
export const updateUser = (id: string, patch: UserPatch): Promise<AdminUser> =>
  unwrap(client.admin.users[':id'].$patch({ ...byId(id), json: patch }))
export const deleteUser = (id: string, input: UserDeletionInput) =>
  unwrap(client.admin.users[':id'].$delete({ ...byId(id), json: input }))
export const banUser = (id: string, input: BanInput): Promise<AdminUser> =>
  unwrap(client.admin.users[':id'].ban.$post({ ...byId(id), json: input }))
export const unbanUser = (id: string): Promise<AdminUser> => unwrap(client.admin.users[':id'].unban.$post(byId(id)))
export const endSessionsOf = (id: string, input: EndSessionsInput) =>
  unwrap(client.admin.users[':id'].sessions.$delete({ ...byId(id), json: input }))

/** How the backups of the server are. */
export const useBackupState = () =>
  useResource('backup-state', async () => (await (await client.health.$get()).json()).backup)

const INVITATIONS = 'invitations'

/** The newest invitations. */
export const useInvitations = () =>
  useResource<InvitationView[]>(INVITATIONS, () => unwrap(client.admin.invitations.$get()))

/** Makes an invitation and returns its link. */
export async function createInvitation(): Promise<string> {
  const { link, ...invitation } = await unwrap(client.admin.invitations.$post({ json: {} }))
  await mutate<InvitationView[]>(INVITATIONS, (all = []) => [invitation, ...all], { revalidate: false })
  return link
}

export async function revokeInvitation(id: number): Promise<void> {
  await unwrap(client.admin.invitations[':id'].$delete(byId(id)))
  await mutate<InvitationView[]>(INVITATIONS, (all) => all?.filter((one) => one.id !== id), { revalidate: false })
}

/** Ends the share whose address ends with this token, for good. */
export const takeDownShare = (token: string) => unwrap(client.admin.shares[':token'].$delete({ param: { token } }))

type AuditFilter = { q: string; action: AuditAction | '' }
type AuditPage = { entries: AuditEntry[]; next: string | null }

async function readAuditLog({ q, action }: AuditFilter, before: string | null): Promise<AuditPage> {
  const call = client.admin['audit-log'].$get({
    query: { ...(q && { q }), ...(action && { action }), ...(before && { before }) },
  })
  const entries = await unwrap(call)
  return { entries, next: (await call).headers.get('next') }
}

/** The audit log, newest first, page by page. */
export function useAuditLog(filter: AuditFilter) {
  const { data, ...list } = usePages('audit-log', filter, readAuditLog)
  return { ...list, entries: data?.flatMap((page) => page.entries) }
}

/** Requests the admin role for the user's own email address. */
export const setUpAdmin = (email: string) => unwrap(client.setup.admin.$post({ json: { email } }))
