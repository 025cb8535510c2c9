import { numberText } from '#words/intl.ts'
import type { FileJob } from '../dialogs/files/file-job.ts'
import { Icon } from '../ui/icon.tsx'

const WORDS: Record<FileJob['stage'], string | null> = {
  none: 'Unfinished',
  reading: 'Reading',
  refused: null,
  looked: 'Ready',
  sending: null,
  broken: 'Broken off',
  over: null,
}

function words(job: FileJob): string | null {
  if (job.stage !== 'sending') return WORDS[job.stage]
  const { rows, total, waiting } = job.progress
  return waiting ? 'Waiting' : `${numberText(rows)} of ${numberText(total)}`
}

/** How far the import of a file is while its dialog is closed, and the way to it. */
export function FilePill({ job }: { job: FileJob }) {
  const text = words(job)
  if (text === null) return null
  const isStill = job.stage !== 'sending' || job.progress.waiting !== null
  const share = job.stage === 'sending' ? job.progress.rows / Math.max(1, job.progress.total) : 0
  return (
    <>
      <a className="pill" href="#files" aria-haspopup="dialog">
        <Icon name={isStill ? 'clock' : 'upload'} size={14} />
        <span className="sr">Import of a file: </span>
        <span>{text}</span>
        {job.stage === 'sending' && <progress className="meter" aria-hidden="true" max={1} value={share} />}
      </a>
      <span className="sr" role="status">
        {job.stage === 'sending' && `Importing a file, ${Math.floor(share * 4) * 25}% done`}
      </span>
    </>
  )
}
