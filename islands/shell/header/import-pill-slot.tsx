import { isImportOver } from '#domain/imports/import-status.ts'
import { useSetting } from '#islands/data/settings.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { useFileJob } from '#islands/features/files/file-job.ts'
import { endedImports } from '#islands/features/import/ended-imports.ts'
import { useKnownImports } from '#islands/features/import/use-known-imports.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { useOpenDialog } from '#islands/lib/location.ts'

const IMPORT_PILL = lazyCode(() => import('./import-pill.tsx'))
const FILE_PILL = lazyCode(() => import('./file-pill.tsx'))
const NEWS_PILL = lazyCode(() => import('./news-pill.tsx'))

/** Whether albums have arrived or are arriving from elsewhere, or something has changed since last time. */
function useHasNews(): boolean {
  const [seen] = useSetting('seen')
  return syncStatus.use(
    ({ partial, fresh, atStart }) =>
      partial !== null || fresh > 0 || (seen !== '' && atStart !== null && atStart > Number(seen)),
  )
}

/** Running imports and news as pills: imports while their dialogs are closed, otherwise news. In the header they do not cover albums. */
export function ImportPillSlot() {
  const open = useKnownImports()?.filter((one) => !isImportOver(one.status))
  const running = open?.filter((one) => one.kind !== 'file') ?? []
  const ended = endedImports.use()
  const job = useFileJob()
  const dialog = useOpenDialog()?.name
  const hasImport = running.length + ended.length > 0
  const hasFile =
    job.stage === 'finished' ? !job.isSeen : job.stage !== 'none' || open?.some((one) => one.kind === 'file')
  const hasNews = useHasNews()
  const ofImport = useCode(hasImport && dialog !== 'import' ? IMPORT_PILL : undefined)
  const ofFile = useCode(hasFile && dialog !== 'files' ? FILE_PILL : undefined)
  const ofNews = useCode(hasNews && !hasImport && !hasFile ? NEWS_PILL : undefined)
  return (
    <>
      {ofImport && <ofImport.ImportPill running={running} ended={ended} />}
      {ofFile && <ofFile.FilePill job={job} />}
      {ofNews && <ofNews.NewsPill />}
    </>
  )
}
