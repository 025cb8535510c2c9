import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, type ReactNode } from 'react'
import { closeDialog } from '../location.ts'
import { DialogHeader, DialogShell } from '../ui/dialog.tsx'

type TabbedDialogProps = { isOpen: boolean; title: string; tabs: { name: string; content: ReactNode }[] }

/** A dialog of several panes, one shown at a time. */
export function TabbedDialog({ isOpen, title, tabs }: TabbedDialogProps) {
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title={title} onClose={closeDialog} />
      <TabGroup as={Fragment}>
        <TabList className="tabs">
          {tabs.map(({ name }, index) => (
            <Tab key={name} data-autofocus={index === 0 || undefined}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels as={Fragment}>
          {tabs.map(({ name, content }) => (
            <TabPanel key={name} className="pane" tabIndex={-1}>
              {content}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </DialogShell>
  )
}
