import * as messages from '#locales/admin/users.ts'
import { UserActions } from './user-actions.tsx'
import { CARD_COLUMNS, type ShownUsersProps } from './user-columns.tsx'
import { UserMarks } from './user-parts.tsx'

/** The users as cards, where there is no room for the table. */
export const UserCards = ({ users, ownId, onDeed }: ShownUsersProps) => (
  <ul className="user-cards">
    {users.map((user) => (
      <li key={user.id} className="user-card">
        <div className="row">
          <h4 className="truncate">{user.username}</h4>
          <UserMarks user={user} ownId={ownId} />
          <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />
        </div>
        <dl>
          {CARD_COLUMNS.map(({ name, cell, isClipped }) => (
            <div key={name}>
              <dt>{messages.columns[name]}</dt>
              <dd className={isClipped ? 'truncate' : undefined}>{cell({ user, ownId, onDeed })}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
