import type { MeView } from '#domain/accounts/account.ts'
import { AdminSetup } from './admin-setup.tsx'
import { AuditLog } from './audit-log.tsx'
import { Invitations } from './invitations.tsx'
import { UserManagement } from './user-management.tsx'

const PARTS = {
  users: (me: MeView) => <UserManagement me={me} />,
  log: () => <AuditLog />,
  invitations: () => <Invitations />,
}
export type AdminPart = keyof typeof PARTS

/** The users, the invitations or the audit log; Admin Setup for a user who is not an administrator. */
export function AdminPanel({ me, part }: { me: MeView; part: AdminPart }) {
  if (me.role !== 'admin') {
    return (
      <div className="body">
        <AdminSetup me={me} />
      </div>
    )
  }
  return <div className="body basis-160">{PARTS[part](me)}</div>
}
