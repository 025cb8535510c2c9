import { useEffect, useRef } from 'react'
import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/files.ts'
import { ChooseStage } from './choose-stage.tsx'
import { type FileJob, useFileJob } from './file-job.ts'
import { PreviewStage } from './preview-stage.tsx'
import { ReadingStage } from './reading-stage.tsx'
import { ResultStage } from './result-stage.tsx'
import { SendingStage } from './sending-stage.tsx'

/** Few words for who listens; toasts say how it ended. */
function spoken(job: FileJob): string {
  if (job.stage === 'reading') return messages.reading
  if (job.stage === 'looked') {
    const { rows, fresh, there, faulty } = job.look
    return messages.contentsSrOnly(rows, fresh, there, faulty)
  }
  if (job.stage !== 'sending') return ''
  const { rows, total, waiting } = job.progress
  return waiting
    ? messages.waiting[waiting]
    : messages.importingSrOnly(Math.floor((rows / Math.max(1, total)) * 4) * 25)
}

/** A file on its way in, stage by stage. */
export function ImportPanel({ crates }: { crates: CrateView[] }) {
  const job = useFileJob()
  const top = useFocusOnChange(job.stage)
  return (
    <>
      <span ref={top} className="sr" tabIndex={-1}>
        {messages.importTab}
      </span>
      <span className="sr" role="status">
        {spoken(job)}
      </span>
      <Stage job={job} crates={crates} />
    </>
  )
}

function Stage({ job, crates }: { job: FileJob; crates: CrateView[] }) {
  switch (job.stage) {
    case 'none':
    case 'refused':
      return <ChooseStage job={job} />
    case 'reading':
      return <ReadingStage job={job} />
    case 'looked':
      return <PreviewStage job={job} crates={crates} />
    case 'sending':
    case 'broken':
      return <SendingStage job={job} />
    case 'over':
      return <ResultStage job={job} />
  }
}

/** Where a stage took the focus with it, the focus goes to the top of the next one, and not out of the dialog. */
function useFocusOnChange(stage: FileJob['stage']) {
  const top = useRef<HTMLSpanElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || !activeElement.isConnected) top.current?.focus()
  }, [stage])
  return top
}
