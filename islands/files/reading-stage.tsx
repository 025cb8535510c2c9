import * as words from '#locales/files.ts'
import { Progress } from '../ui/progress.tsx'
import type { JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { forgetFile } from './reader-thread.ts'

export function ReadingStage({ job: { file, share } }: { job: JobAt<'reading'> }) {
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <div>
          <Progress label={words.reading} value={share > 0 ? share : undefined} />
          <p className="doing">{words.readingText}</p>
        </div>
      </div>
      <footer>
        <button type="button" className="btn line" onClick={forgetFile}>
          {words.cancel}
        </button>
      </footer>
    </>
  )
}
