import { type FileJob, shareOf } from '#islands/features/files/file-job.ts'
import { quarterOf } from '#islands/lib/share-done.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/header.ts'

const STAGES = {
  none: messages.unfinished,
  reading: messages.reading,
  rejected: null,
  sending: null,
  interrupted: messages.interrupted,
  finished: messages.imported,
} satisfies Partial<Record<FileJob['stage'], string | null>>

function textOf(job: FileJob): string | null {
  if (job.stage === 'previewed') return messages.finish(job.file.name)
  if (job.stage !== 'sending') return STAGES[job.stage]
  const { rows, total, waiting } = job.progress
  return waiting ? messages.waiting : messages.rows(rows, total)
}

/** The progress of a file import while its dialog is closed, with a link to it. */
export function FilePill({ job }: { job: FileJob }) {
  const text = textOf(job)
  if (text === null) return null
  const isStill = job.stage !== 'sending' || job.progress.waiting !== null
  const isDone = job.stage === 'finished'
  const share = job.stage === 'sending' ? shareOf(job.progress) : 0
  return (
    <>
      <DialogLink className="pill" to="files">
        <Icon name={isDone ? 'circle-check' : isStill ? 'clock' : 'upload'} size={14} />
        <span className="sr-only">{messages.fileImport} </span>
        <span className="max-sm:max-w-24 max-w-60 truncate">{text}</span>
        {job.stage === 'sending' && (
          <progress
            className="meter :uno: absolute inset-x-0 bottom-0 h-0.5 [&::-webkit-progress-bar]:bg-line bg-line"
            aria-hidden="true"
            max={1}
            value={share}
          />
        )}
      </DialogLink>
      <span className="sr-only" role="status">
        {job.stage === 'sending' ? messages.fileProgressSrOnly(quarterOf(share)) : isDone && text}
      </span>
    </>
  )
}
