import { closeDialog } from '../../location.ts'
import { Icon } from '../../ui/icon.tsx'
import { cancelledText } from '../import/cancelled-text.ts'
import { UndoImport } from '../import/undo-import.tsx'
import { FailedRows } from './failed-rows.tsx'
import type { JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { forgetFile } from './reader-thread.ts'
import { RowCounts } from './row-counts.tsx'
import { filled, importedText } from './words.ts'

/** How an import ended. */
export function ResultStage({ job }: { job: JobAt<'over'> }) {
  const { file, view, progress, failures } = job
  const isCancelled = view.status === 'cancelled'
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <p className="alert">
          <Icon name={isCancelled ? 'info' : 'circle-check'} />
          <span>
            {isCancelled ? `Import cancelled. ${cancelledText(progress.created)}` : `${importedText(progress)}.`}
          </span>
        </p>
        <div>
          <RowCounts
            counts={[
              ['Added', progress.created],
              ...filled(progress),
              ['Already there', progress.skipped],
              ['Left out', progress.failed],
            ]}
          />
          <UndoImport past={view} />
        </div>
        {failures.length > 0 && <FailedRows failures={failures} count={failures.length} isOver />}
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={forgetFile}>
          Import another
        </button>
        <button type="button" className="btn solid" onClick={closeDialog}>
          Done
        </button>
      </footer>
    </>
  )
}
