import { useEffect } from 'react'
import { showManyAsWall } from '#islands/features/album/public.ts'
import { DuplicatesAfterImport } from '#islands/features/duplicates/public.ts'
import { SeeOnWall, UndoImport } from '#islands/features/import/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/files.ts'
import { FailedRows } from './failed-rows.tsx'
import type { JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { closeFile } from './reader-thread.ts'
import { ProgressCounts } from './row-counts.tsx'

/** The result of an import. */
export function ResultStage({ job }: { job: JobAt<'finished'> }) {
  const { file, view, progress, failures } = job
  const isCancelled = view.status === 'cancelled'
  const { created } = progress
  useEffect(() => void showManyAsWall(created), [created])
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <p className="alert">
          <Icon name={isCancelled ? 'info' : 'circle-check'} />
          <span>
            {isCancelled ? messages.cancelled(progress.created) : messages.importedSentence(progress)}
            {view.trashed > 0 && ` ${messages.cameBack(view.trashed)}`}
          </span>
        </p>
        <div>
          <ProgressCounts progress={progress} />
          <UndoImport past={view} />
        </div>
        {progress.created > 0 && <DuplicatesAfterImport />}
        {failures.length > 0 && (
          <FailedRows
            failures={failures}
            count={failures.length}
            total={isCancelled ? failures.length : progress.total}
            isOver
          />
        )}
      </div>
      <footer className="dialog-footer">
        <button type="button" className="btn btn-ghost" onClick={closeFile}>
          {messages.importAnother}
        </button>
        <SeeOnWall id={view.id} added={progress.created} />
        <button type="button" className="btn btn-primary" onClick={closeDialog}>
          {messages.done}
        </button>
      </footer>
    </>
  )
}
