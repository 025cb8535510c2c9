import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment } from 'react'
import { closeDialog } from '../../location.ts'
import { DialogHeader, DialogShell } from '../../ui/dialog.tsx'
import type { DialogContentProps } from '../dialog-content.ts'
import { DangerZone } from './danger-zone.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { Trash } from './trash.tsx'

export function SettingsDialog({ isOpen }: DialogContentProps) {
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title="Settings" onClose={closeDialog} />
      <TabGroup as={Fragment}>
        <TabList className="tabs">
          <Tab data-autofocus>Appearance</Tab>
          <Tab>Trash</Tab>
        </TabList>
        <TabPanels as={Fragment}>
          <TabPanel className="pane" tabIndex={-1}>
            <div className="body">
              <ThemeChoice />
              <DangerZone />
            </div>
          </TabPanel>
          <TabPanel className="pane" tabIndex={-1}>
            <div className="body">
              <Trash />
            </div>
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </DialogShell>
  )
}
