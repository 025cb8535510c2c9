import '../../ui/styles/admin.css'
import type { MeView } from '#domain/account.ts'
import { AuditLog } from './audit-log.tsx'
import { UserManagement } from './user-management.tsx'

/** The accounts of this Gatefold, or what was done to them. */
export const AdminPanel = ({ me, part }: { me: MeView; part: 'users' | 'log' }) => (
  <div className="body admin">{part === 'log' ? <AuditLog /> : <UserManagement me={me} />}</div>
)
