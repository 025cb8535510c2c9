import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment } from 'react'
import { useAlbums, useCrates } from '../../api.ts'
import { closeDialog } from '../../location.ts'
import { DialogHeader, DialogShell } from '../../ui/dialog.tsx'
import type { DialogContentProps } from '../dialog-content.ts'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'

export function FilesDialog({ isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { data: albums } = useAlbums()
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title="Import/Export Collection" onClose={closeDialog} />
      <TabGroup as={Fragment}>
        <TabList className="tabs">
          <Tab data-autofocus>Export</Tab>
          <Tab>Import</Tab>
        </TabList>
        <TabPanels as={Fragment}>
          <TabPanel className="pane" tabIndex={-1}>
            <ExportPanel crates={crates} albumCount={albums?.length} />
          </TabPanel>
          <TabPanel className="pane" tabIndex={-1}>
            <ImportPanel crates={crates} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </DialogShell>
  )
}
