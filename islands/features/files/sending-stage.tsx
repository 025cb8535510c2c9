import { FIGURE_STYLES } from '#islands/features/import/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Progress as Bar } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/files.ts'
import type { JobAt, Progress } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { ProgressCounts } from './row-counts.tsx'
import { resumeImport, stopImport } from './send-file.ts'

const share = ({ rows, total }: Progress) => (total > 0 ? Math.min(1, rows / total) : 0)

/** A running or interrupted import. */
export function SendingStage({ job }: { job: JobAt<'sending' | 'interrupted'> }) {
  const { file, progress } = job
  const { isBusy, hold } = useAction()
  return (
    <>
      <div className="body">
        <FileLine file={file} />
        <div className="figures">
          {messages.rowsSent(progress.rows, progress.total, FIGURE_STYLES)}
          <span className="ml-auto text-ink-2">{messages.percent(Math.floor(share(progress) * 100))}</span>
        </div>
        <Bar label={messages.importBar} value={share(progress)} />
        <ProgressCounts progress={progress} />
        {job.stage === 'interrupted' ? (
          <p className="alert alert-danger mt-4">
            <Icon name="circle-alert" />
            <span>
              {job.message}
              <br />
              {messages.canResume}
            </span>
          </p>
        ) : (
          progress.waiting && (
            <p className="alert mt-4">
              <Icon name="clock" />
              <span>{messages.waiting[progress.waiting]}</span>
            </p>
          )
        )}
      </div>
      <footer className="dialog-footer">
        {job.stage === 'sending' && <span className="dialog-note">{messages.youCanClose}</span>}
        <button
          type="button"
          className="btn btn-outline"
          disabled={isBusy}
          onClick={() => hold(() => attempt(messages.notCancelled, stopImport))}
        >
          {messages.cancelImport}
        </button>
        {job.stage === 'interrupted' && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={isBusy}
            onClick={() => hold(() => attempt(messages.importFailed, resumeImport))}
          >
            {messages.resume}
          </button>
        )}
      </footer>
    </>
  )
}
