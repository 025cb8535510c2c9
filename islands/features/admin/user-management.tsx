import { useEffect, useRef, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { revalidateMe } from '#islands/data/api/account-api.ts'
import { unbanUser, useUsers } from '#islands/data/api/admin-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { createMediaHook } from '#islands/ui/media.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/admin.ts'
import { AdminList, AdminSearch, adminProblem } from './parts.tsx'
import type { UserDeed } from './user-columns.tsx'
import { BanUser, DeleteUser, EndSessions, UserForm } from './user-dialogs.tsx'
import { type Order, UserCards, UserOrder, UserTable, UserTableSkeleton } from './user-table.tsx'

const SEARCH_AFTER = 250

/** Whether cards replace the table for lack of room. */
const useIsNarrow = createMediaHook('(width < 56.25rem)')

const unban = (user: AdminUser, put: (user: AdminUser) => Promise<unknown>) =>
  attempt(messages.updateFailedTitle, async () => {
    await put(await unbanUser(user.id))
    showToast({ kind: 'ok', title: messages.unbanned, text: user.username })
  })

export function UserManagement({ me }: { me: MeView }) {
  const [written, setWritten] = useState('')
  const q = useDebounced(written.trim(), SEARCH_AFTER)
  const [order, setOrder] = useState<Order>({ sort: 'created', direction: 'desc' })
  const found = useUsers({ q, ...order })
  const { users, total, error } = found
  const [doing, setDoing] = useState<{ deed: UserDeed; user: AdminUser } | { deed: 'create' } | null>(null)
  const isNarrow = useIsNarrow() === true
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (error) showToast({ kind: 'error', title: messages.usersLoadFailed, text: adminProblem(error) })
  }, [error])

  const done = () => setDoing(null)
  // The button that opened the dialog disappears with its row, so the heading gets the focus.
  const drop = async (id: string) => {
    await found.drop(id)
    heading.current?.focus()
  }
  const put = async (user: AdminUser) => {
    await found.put(user)
    if (user.id === me.id) await revalidateMe()
  }
  const act = (deed: UserDeed, user: AdminUser) => {
    if (deed === 'unban') unban(user, put)
    else setDoing({ deed, user })
  }
  return (
    <>
      <div className=":uno: flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="max-sm:w-full flex items-center gap-3">
          <h3 className="text-section" ref={heading} tabIndex={-1}>
            {messages.usersTitle}
          </h3>
          <span className="text-ink-3" role="status">
            {users && messages.people(total)}
          </span>
        </div>
        <div className=":uno: max-sm:(w-full [&>.btn]:flex-1 flex-wrap) flex items-center gap-3">
          <a className="btn btn-ghost" href="#settings-admin-invitations">
            <Icon name="mail" />
            {messages.invitations}
          </a>
          <a className="btn btn-ghost" href="#settings-admin-log">
            <Icon name="scroll" />
            {messages.auditLog}
          </a>
          <Button icon="user-plus" text={messages.createUser} onClick={() => setDoing({ deed: 'create' })} />
        </div>
      </div>
      <div className="my-3 flex max-sm:flex-wrap gap-3">
        <AdminSearch
          label={messages.searchUsers}
          placeholder={messages.searchUsersPlaceholder}
          value={written}
          onChange={setWritten}
        />
        {isNarrow && <UserOrder order={order} onOrder={setOrder} />}
      </div>
      <AdminList
        rows={users}
        list={found}
        failed={messages.usersLoadFailed}
        loading={messages.loadingUsers}
        skeleton={<UserTableSkeleton isNarrow={isNarrow} />}
        count={messages.usersShown(users?.length ?? 0, total)}
        empty={
          <>
            <p>{messages.noUsers}</p>
            {q !== '' && (
              <div className=":uno: mt-3 flex flex-wrap items-center justify-center gap-2">
                <Button text={messages.clearSearch} onClick={() => setWritten('')} />
              </div>
            )}
          </>
        }
      >
        {(rows) =>
          isNarrow ? (
            <UserCards users={rows} ownId={me.id} onDeed={act} />
          ) : (
            <UserTable users={rows} ownId={me.id} onDeed={act} order={order} onOrder={setOrder} />
          )
        }
      </AdminList>

      {doing?.deed === 'create' && <UserForm user={null} onClose={done} onSaved={found.revalidate} />}
      {doing?.deed === 'edit' && <UserForm user={doing.user} onClose={done} onSaved={put} />}
      {doing?.deed === 'delete' && <DeleteUser user={doing.user} onClose={done} onDeleted={drop} />}
      {doing?.deed === 'ban' && <BanUser user={doing.user} onClose={done} onBanned={put} />}
      {doing?.deed === 'end-sessions' && (
        <EndSessions user={doing.user} isOwn={doing.user.id === me.id} onClose={done} />
      )}
    </>
  )
}
