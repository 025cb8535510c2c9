import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/files.ts'
import type { JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { closeFile } from './reader-thread.ts'

export function ReadingStage({ job: { file, share } }: { job: JobAt<'reading'> }) {
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <div>
          <Progress label={messages.reading} value={share > 0 ? share : undefined} />
          <p className="mt-2 text-small text-ink-2">{messages.readingText}</p>
        </div>
      </div>
      <footer className="dialog-footer">
        <button type="button" className="btn btn-outline" onClick={closeFile}>
          {messages.cancel}
        </button>
      </footer>
    </>
  )
}
