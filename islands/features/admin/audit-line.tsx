import type { ReactNode } from 'react'
import type { AuditEntry } from '#domain/accounts/admin.ts'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import * as messages from '#locales/admin/audit-log.ts'
import { roleNames } from '#locales/admin/users.ts'

type Person = AuditEntry['subject']

const Name = ({ person }: { person: Person }) => (
  <b className="font-semibold" title={person.email ?? person.id}>
    {person.username || messages.somebody}
  </b>
)

function changes({ fields = [], role }: AuditEntry['detail']): string[] {
  const others = fields.filter((field) => field !== 'role').map((field) => messages.fieldNames[field] ?? field)
  return role ? [...others, messages.roleChanged(role.from && roleNames[role.from], roleNames[role.to])] : others
}

function sentence({ action, actor, subject, detail, email }: AuditEntry): ReactNode {
  const who = <Name key="who" person={actor} />
  const whom = actor.id === subject.id ? null : <Name key="whom" person={subject} />
  switch (action) {
    case 'user-created':
      return messages.userCreated(who, whom, detail.role && roleNames[detail.role.to])
    case 'user-updated':
      return messages.userUpdated(who, whom, changes(detail))
    case 'user-deleted':
      return messages.userDeleted(who, whom)
    case 'user-banned':
      return messages.userBanned(who, whom, detail.reason)
    case 'user-unbanned':
      return messages.userUnbanned(who, whom)
    case 'sessions-ended':
      return messages.sessionsEnded(who, whom)
    case 'admin-granted':
      return messages.adminGranted(who)
    case 'signed-in':
      return messages.signedIn(who, messages.methodNames[detail.method ?? 'password'])
    case 'sign-in-failed':
      return messages.signInFailed(subject.id ? whom : email)
    case 'password-reset':
      return messages.passwordReset(who)
    case 'password-changed':
      return messages.passwordChanged(who)
    case 'email-changed':
      return messages.emailChanged(who)
    case 'second-factor-on':
      return messages.secondFactorOn(who)
    case 'second-factor-off':
      return messages.secondFactorOff(who)
    case 'passkey-added':
      return messages.passkeyAdded(who)
    case 'passkey-removed':
      return messages.passkeyRemoved(who)
    case 'token-created':
      return messages.tokenCreated(who)
    case 'token-revoked':
      return messages.tokenRevoked(who)
    case 'tokens-revoked':
      return messages.tokensRevoked(who)
    case 'invitation-created':
      return messages.invitationCreated(who)
    case 'invitation-revoked':
      return messages.invitationRevoked(who)
    case 'share-removed':
      return messages.shareRemoved(who, whom)
    case 'invitation-used':
      return messages.invitationUsed(who, whom)
    case 'account-deleted':
      return messages.accountDeleted
  }
}

export const AuditLine = ({ entry, now }: { entry: AuditEntry; now: number }) => (
  <li className=":uno: max-sm:block flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-small">
    <p className="min-w-0 break-anywhere">{sentence(entry)}</p>
    <TimeAgo date={entry.at} now={now} className="flex-none text-meta text-ink-3" />
  </li>
)
