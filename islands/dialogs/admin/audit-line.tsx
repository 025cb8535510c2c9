import type { ReactNode } from 'react'
import type { AuditEntry } from '#domain/admin.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'

type Person = AuditEntry['subject']

const Name = ({ person }: { person: Person }) => (
  <b title={person.email ?? person.id}>{person.username || 'somebody'}</b>
)

const FIELDS: Record<string, string> = { displayName: 'display name', role: '' }

function changed({ fields = [], role }: AuditEntry['detail']): string {
  const words = fields.map((field) => FIELDS[field] ?? field).filter(Boolean)
  if (role) words.push(`role from ${role.from ?? 'none'} to ${role.to}`)
  return words.join(', ')
}

function sentence({ action, actor, subject, detail }: AuditEntry): ReactNode {
  const who = <Name person={actor} />
  const whom = actor.id === subject.id ? 'themselves' : <Name person={subject} />
  switch (action) {
    case 'user-created':
      return (
        <>
          {who} created {whom}
          {detail.role && ` as ${detail.role.to}`}
        </>
      )
    case 'user-updated':
      return (
        <>
          {who} changed {whom}: {changed(detail)}
        </>
      )
    case 'user-deleted':
      return (
        <>
          {who} deleted {whom}
        </>
      )
    case 'user-banned':
      return (
        <>
          {who} banned {whom}
          {detail.reason ? `: “${detail.reason}”` : ''}
        </>
      )
    case 'user-unbanned':
      return (
        <>
          {who} lifted the ban of {whom}
        </>
      )
    case 'sessions-ended':
      return (
        <>
          {who} signed {whom} out everywhere
        </>
      )
    case 'admin-granted':
      return <>{who} became an administrator through Admin Setup</>
  }
}

export const AuditLine = ({ entry, now }: { entry: AuditEntry; now: number }) => (
  <li>
    <p>{sentence(entry)}</p>
    <TimeAgo date={entry.at} now={now} />
  </li>
)
