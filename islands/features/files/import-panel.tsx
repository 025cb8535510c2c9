import { useEffect, useRef } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import * as messages from '#locales/files.ts'
import { ChooseStage } from './choose-stage.tsx'
import { type FileJob, useFileJob } from './file-job.ts'
import { PreviewStage } from './preview-stage.tsx'
import { ReadingStage } from './reading-stage.tsx'
import { ResultStage } from './result-stage.tsx'
import { SendingStage } from './sending-stage.tsx'

/** A short status for screen readers; toasts announce the end. */
function spoken(job: FileJob): string {
  if (job.stage === 'reading') return messages.reading
  if (job.stage === 'previewed') {
    const { rows, created, existing, failed } = job.preview
    return messages.contentsSrOnly(rows, created, existing, failed)
  }
  if (job.stage !== 'sending') return ''
  const { rows, total, waiting } = job.progress
  return waiting
    ? messages.waiting[waiting]
    : messages.importingSrOnly(Math.floor((rows / Math.max(1, total)) * 4) * 25)
}

/** The import of a file, stage by stage. */
export function ImportPanel({ crates }: { crates: CrateView[] }) {
  const job = useFileJob()
  const top = useFocusOnChange(job.stage)
  return (
    <>
      <span ref={top} className="sr-only" tabIndex={-1}>
        {messages.importTab}
      </span>
      <span className="sr-only" role="status">
        {spoken(job)}
      </span>
      <Stage job={job} crates={crates} />
    </>
  )
}

function Stage({ job, crates }: { job: FileJob; crates: CrateView[] }) {
  switch (job.stage) {
    case 'none':
    case 'rejected':
      return <ChooseStage job={job} />
    case 'reading':
      return <ReadingStage job={job} />
    case 'previewed':
      return <PreviewStage job={job} crates={crates} />
    case 'sending':
    case 'interrupted':
      return <SendingStage job={job} />
    case 'finished':
      return <ResultStage job={job} />
  }
}

/** Moves the focus to the top of the new stage if the focused element went with the old one. */
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
