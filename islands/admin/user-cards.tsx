import * as messages from '#locales/admin/users.ts'
import { shortDayText } from '#locales/intl.ts'
import { UserActions } from './user-actions.tsx'
import { OrNone, RoleName, UserId, UserMarks } from './user-parts.tsx'
import type { ShownUsersProps } from './user-table.tsx'

/** The same people where there is no room for a table. */
export function UserCards({ users, ownId, onDeed }: ShownUsersProps) {
  return (
    <ul className="user-cards">
      {users.map((user) => (
        <li key={user.id} className="user-card">
          <div className="row">
            <h4 className="clip">{user.username}</h4>
            <UserMarks user={user} ownId={ownId} />
            <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />
          </div>
          <dl>
            <div>
              <dt>{messages.columns.email}</dt>
              <dd className="clip">
                <OrNone text={user.email} />
              </dd>
            </div>
            <div>
              <dt>{messages.columns.displayName}</dt>
              <dd className="clip">
                <OrNone text={user.displayName} />
              </dd>
            </div>
            <div>
              <dt>{messages.columns.role}</dt>
              <dd>
                <RoleName role={user.role} />
              </dd>
            </div>
            <div>
              <dt>{messages.columns.created}</dt>
              <dd>
                <time dateTime={user.createdAt}>{shortDayText(Date.parse(user.createdAt))}</time>
              </dd>
            </div>
            <div>
              <dt>{messages.columns.id}</dt>
              <dd>
                <UserId id={user.id} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
