import * as messages from '#locales/admin/users.ts'
import { UserActions } from './user-actions.tsx'
import { CARD_COLUMNS, type ShownUsersProps } from './user-columns.tsx'
import { UserMarks } from './user-parts.tsx'

/** The users as cards, where there is no room for the table. */
/** The list of cards, and one of them. */
export const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-8 max-sm:grid-cols-1'
export const CARD = 'border-t border-line py-3'

export const UserCards = ({ users, ownId, onDeed }: ShownUsersProps) => (
  <ul className={CARDS}>
    {users.map((user) => (
      <li key={user.id} className={CARD}>
        <div className="flex items-center gap-2">
          <h4 className="truncate text-section tracking-normal">{user.username}</h4>
          <UserMarks user={user} ownId={ownId} />
          <UserActions user={user} isOwn={user.id === ownId} onDeed={onDeed} />
        </div>
        <dl className="user-facts">
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
