import type { MeView } from '#domain/account.ts'
import { AdminSetup } from '../settings/admin-setup.tsx'
import { AuditLog } from './audit-log.tsx'
import { UserManagement } from './user-management.tsx'

/** The users or the audit log; Admin Setup for a user who is not an administrator. */
export function AdminPanel({ me, part }: { me: MeView; part: 'users' | 'log' }) {
  if (me.role !== 'admin') {
    return (
      <div className="body">
        <AdminSetup me={me} />
      </div>
    )
  }
  return <div className="body basis-160">{part === 'log' ? <AuditLog /> : <UserManagement me={me} />}</div>
}
