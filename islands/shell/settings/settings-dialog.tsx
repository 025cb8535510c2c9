import type { MeView } from '#domain/accounts/account.ts'
import { useMe } from '#islands/data/api/me-api.ts'
import type { AdminPart as AdminPartName } from '#islands/features/admin/admin-panel.tsx'
import { AccountPanel } from '#islands/features/settings/account-panel.tsx'
import { DeviceSwitch } from '#islands/features/settings/device-switch.tsx'
import { LanguageChoice } from '#islands/features/settings/language-choice.tsx'
import { ThemeChoice } from '#islands/features/settings/theme-choice.tsx'
import { useCode } from '#islands/lib/lazy.ts'
import { deferredCode } from '#islands/ui/deferred-code.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { sayNotOpened } from '#islands/ui/not-opened.ts'
import { Progress } from '#islands/ui/progress.tsx'
import { type LinkedTab, LinkedTabsDialog } from '#islands/ui/tabbed-dialog.tsx'
import { builtLanguages } from '#locales/languages.ts'
import * as messages from '#locales/settings.ts'
import { DataPanel } from './data-panel.tsx'

const ADMIN_PANEL = deferredCode(() => import('#islands/features/admin/admin-panel.tsx'))

const SECURITY_PANEL = deferredCode(() => import('#islands/features/settings/security-panel.tsx'))

const LINK_PANEL = deferredCode(() => import('./bandcamp-panel.tsx'))

const ADMIN = 'settings-admin'
const ADMIN_PARTS: Partial<Record<string, AdminPartName>> = {
  'settings-admin-log': 'log',
  'settings-admin-invitations': 'invitations',
}
const SECURITY = 'settings-security'
const LINK = 'settings-bandcamp'
const DATA = 'settings-data'

/** The hash of each tab; the first one belongs to the dialog itself. */
export function SettingsDialog({ name, isOpen, me: rendered }: DialogContentProps) {
  const { data: me = rendered, error } = useMe(rendered, true)
  // There is no admin tab until the check has succeeded.
  const hasAdminTab = !error && (me.role === 'admin' || me.canBecomeAdmin)
  const tabs: LinkedTab[] = [
    { name: messages.accountTab, address: 'settings', content: <AccountPanel me={me} isOpen={isOpen} /> },
    { name: messages.securityTab, address: SECURITY, content: <SecurityPart /> },
    {
      name: messages.appearanceTab,
      address: 'settings-appearance',
      content: (
        <div className="body">
          <section className="setting">
            <ThemeChoice />
          </section>
          {builtLanguages().length > 1 && <LanguageChoice me={me} />}
          <DeviceSwitch name="halfStars" label={messages.halfStars} text={messages.halfStarsText} />
        </div>
      ),
    },
    ...(me.isLinkOffered ? [{ name: messages.bandcampTab, address: LINK, content: <LinkPart /> } as const] : []),
    { name: messages.dataTab, address: DATA, content: <DataPanel /> },
    ...(hasAdminTab
      ? [
          {
            name: messages.adminTab,
            address: ADMIN,
            content: <AdminPart me={me} part={ADMIN_PARTS[name] ?? 'users'} />,
          } as const,
        ]
      : []),
  ]
  const part = name.startsWith(ADMIN) ? ADMIN : name
  const named = tabs.findIndex(({ address }) => address === part)
  const shown = Math.max(0, named)
  return (
    <LinkedTabsDialog
      isOpen={isOpen}
      title={messages.title}
      width={tabs[shown]?.address === ADMIN ? 936 : 520}
      tabs={tabs}
      shown={shown}
    />
  )
}

function SecurityPart() {
  const security = useCode(SECURITY_PANEL, () => sayNotOpened(SECURITY))
  if (security) return <security.SecurityPanel />
  return (
    <div className="body">
      <Progress label={messages.securityLoading} />
    </div>
  )
}

function LinkPart() {
  const link = useCode(LINK_PANEL, () => sayNotOpened(LINK))
  if (link) return <link.BandcampPanel />
  return (
    <div className="body">
      <Progress label={messages.bandcampLoading} />
    </div>
  )
}

/** The administration's code is loaded for administrators only. */
function AdminPart(panel: { me: MeView; part: AdminPartName }) {
  const admin = useCode(ADMIN_PANEL, () => sayNotOpened(ADMIN))
  if (admin) return <admin.AdminPanel {...panel} />
  return (
    <div className="body">
      <Progress label={messages.adminLoading} />
    </div>
  )
}
