import { useAlbums } from '../../calls/albums.ts'
import { useCrates } from '../../calls/crates.ts'
import type { DialogContentProps } from '../dialog-content.ts'
import { TabbedDialog } from '../tabbed-dialog.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'

export function FilesDialog({ isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { data: albums } = useAlbums()
  return (
    <TabbedDialog
      isOpen={isOpen}
      title="Import/Export Collection"
      tabs={[
        { name: 'Export', content: <ExportPanel crates={crates} albumCount={albums?.length} /> },
        { name: 'Import', content: <ImportPanel crates={crates} /> },
      ]}
    />
  )
}
