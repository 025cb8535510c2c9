import type { DialogContentProps } from '../dialog-content.ts'
import { TabbedDialog } from '../tabbed-dialog.tsx'
import { DangerZone } from './danger-zone.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { Trash } from './trash.tsx'

export function SettingsDialog({ isOpen }: DialogContentProps) {
  return (
    <TabbedDialog
      isOpen={isOpen}
      title="Settings"
      tabs={[
        {
          name: 'Appearance',
          content: (
            <div className="body">
              <ThemeChoice />
              <DangerZone />
            </div>
          ),
        },
        {
          name: 'Trash',
          content: (
            <div className="body">
              <Trash />
            </div>
          ),
        },
      ]}
    />
  )
}
