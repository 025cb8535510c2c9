import { useState } from 'react'
import { numberText } from '#words/intl.ts'
import { attempt } from '../../try-again.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress as Bar } from '../../ui/progress.tsx'
import { countText } from './counts.ts'
import type { JobAt, Progress } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { RowCounts } from './row-counts.tsx'
import { endImport, goOn } from './send-file.ts'
import { filled, WAITING } from './words.ts'

const share = ({ rows, total }: Progress) => (total > 0 ? Math.min(1, rows / total) : 0)

/** An import that goes on, or broke off and can go on. */
export function SendingStage({ job }: { job: JobAt<'sending' | 'broken'> }) {
  const { file, progress } = job
  const [isBusy, setBusy] = useState(false)
  const run = async (title: string, act: () => Promise<void>) => {
    setBusy(true)
    await attempt(title, act)
    setBusy(false)
  }
  return (
    <>
      <div className="body">
        <FileLine file={file} />
        <div className="figures">
          <span className="t-num">{numberText(progress.rows)}</span>
          <span className="dim">of {countText(progress.total, 'row')}</span>
          <span className="push dim">{Math.floor(share(progress) * 100)}%</span>
        </div>
        <Bar label="Import" value={share(progress)} />
        <RowCounts
          counts={[
            ['Added', progress.created],
            ...filled(progress),
            ['Already there', progress.skipped],
            ['Left out', progress.failed],
          ]}
        />
        {job.stage === 'broken' ? (
          <p className="alert bad">
            <Icon name="circle-alert" />
            <span>
              {job.message}
              <br />
              What is in stays in; the import can go on from there.
            </span>
          </p>
        ) : (
          progress.waiting && (
            <p className="alert">
              <Icon name="clock" />
              <span>{WAITING[progress.waiting]}</span>
            </p>
          )
        )}
      </div>
      <footer>
        {job.stage === 'sending' && (
          <span className="note">You can close this dialog; it goes on while the page is open.</span>
        )}
        <button
          type="button"
          className="btn line"
          disabled={isBusy}
          onClick={() => run('The import could not be ended', endImport)}
        >
          Cancel import
        </button>
        {job.stage === 'broken' && (
          <button type="button" className="btn solid" disabled={isBusy} onClick={() => run('Import failed', goOn)}>
            Go on
          </button>
        )}
      </footer>
    </>
  )
}
