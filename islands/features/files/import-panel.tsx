import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { LIMITS } from '#domain/limits.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { DuplicatesAfterImport } from '#islands/features/duplicates/public.ts'
import { FIGURE_STYLES, PastImports, SeeOnWall, UndoImport } from '#islands/features/import/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { quarterOf } from '#islands/lib/share-done.ts'
import { sizeText } from '#islands/lib/size-text.ts'
import { Button } from '#islands/ui/button.tsx'
import { DropZone } from '#islands/ui/drop-zone.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { take } from '#islands/ui/file-button.tsx'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Progress as Bar } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as progressTexts from '#locales/file-progress.ts'
import * as messages from '#locales/files.ts'
import { type FileJob, type JobAt, shareOf, useFileJob } from './file-job.ts'
import { chooseFile, closeFile, dispatch, resumeImport, stopImport } from './import-file.ts'
import { PreviewStage } from './preview-stage.tsx'
import { FailedRows, FileLine, Note, ProgressCounts } from './rows.tsx'
import { Unfinished } from './unfinished.tsx'

/** A short status for screen readers. */
function spoken(job: FileJob): string {
  if (job.stage === 'reading') return messages.reading
  if (job.stage === 'previewed') {
    const { rows, created, existing, failed } = job.preview
    return messages.contentsSrOnly(rows, created, existing, failed)
  }
  if (job.stage === 'interrupted') return job.message
  if (job.stage === 'finished') return resultText(job)
  if (job.stage !== 'sending') return ''
  const { waiting } = job.progress
  return waiting ? progressTexts.waiting[waiting] : progressTexts.importingSrOnly(quarterOf(shareOf(job.progress)))
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

/** Asks for a file, again if it cannot be read. */
function ChooseStage({ job }: { job: JobAt<'none' | 'rejected'> }) {
  const [isMissing, setMissing] = useState(false)
  const { data: imports, error } = useImports(true)
  const problemId = useId()
  const missing = isMissing ? messages.noFile : ''
  const problem = job.stage === 'rejected' ? messages.rejectedFile(job.file.name, job.message) : missing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (job.stage === 'none') setMissing(true)
  }
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <Unfinished onFile={chooseFile} />
        <DropZone
          icon="file-up"
          input={{
            'aria-describedby': problem ? problemId : undefined,
            'aria-invalid': problem ? true : undefined,
            // Any type is accepted: the content decides.
            onChange: take((file) => chooseFile(file)),
          }}
          onDropped={({ files: [dropped] }) => dropped && chooseFile(dropped)}
        >
          <span>
            {messages.chooseOrDrop((text) => (
              <span key="choose" className="text-link">
                {text}
              </span>
            ))}
          </span>
          <span className="text-meta text-ink-3">{messages.fileKinds(sizeText(LIMITS.importFileBytes))}</span>
        </DropZone>
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
        <p className="text-small text-ink-2">{messages.acceptedFiles}</p>
        <PastImports imports={imports?.filter(({ kind }) => kind === 'file')} loadError={error} />
      </div>
      <footer className="dialog-footer">
        <SubmitButtons label={messages.startImport} onCancel={closeDialog} />
      </footer>
    </form>
  )
}

function ReadingStage({ job: { file, share } }: { job: JobAt<'reading'> }) {
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <div>
          <Bar label={messages.reading} value={share > 0 ? share : undefined} />
          <p className="mt-2 text-small text-ink-2">{messages.readingText}</p>
        </div>
      </div>
      <footer className="dialog-footer">
        <Button text={messages.cancel} onClick={closeFile} />
      </footer>
    </>
  )
}

function SendingStage({ job }: { job: JobAt<'sending' | 'interrupted'> }) {
  const { file, progress } = job
  const { isBusy, hold } = useAction()
  return (
    <>
      <div className="body">
        <FileLine file={file} />
        <div className="figures">
          {progressTexts.rowsSent(progress.rows, progress.total, FIGURE_STYLES)}
          <span className="ml-auto text-ink-2">{progressTexts.percent(Math.floor(shareOf(progress) * 100))}</span>
        </div>
        <Bar
          label={progressTexts.importBar}
          value={shareOf(progress)}
          text={progressTexts.rowsDone(progress.rows, progress.total)}
        />
        <ProgressCounts progress={progress} />
        {job.stage === 'interrupted' ? (
          <p className="alert alert-danger mt-4">
            <Icon name="circle-alert" />
            <span>
              {job.message}
              <br />
              {progressTexts.canResume}
            </span>
          </p>
        ) : (
          progress.waiting && (
            <p className="alert mt-4">
              <Icon name="clock" />
              <span>{progressTexts.waiting[progress.waiting]}</span>
            </p>
          )
        )}
      </div>
      <footer className="dialog-footer">
        {job.stage === 'sending' && <span className="dialog-note">{progressTexts.youCanClose}</span>}
        <Button
          text={progressTexts.cancelImport}
          disabled={isBusy}
          onClick={() => hold(() => attempt(messages.notCancelled, stopImport))}
        />
        {job.stage === 'interrupted' && (
          <Button
            look="btn-primary"
            text={progressTexts.resume}
            disabled={isBusy}
            onClick={() => hold(() => attempt(progressTexts.importFailed, resumeImport))}
          />
        )}
      </footer>
    </>
  )
}

const resultText = ({ view, progress }: JobAt<'finished'>) =>
  view.status === 'cancelled' ? progressTexts.cancelled(progress.created) : progressTexts.importedSentence(progress)

function ResultStage({ job }: { job: JobAt<'finished'> }) {
  const { file, view, progress, failures } = job
  const isCancelled = view.status === 'cancelled'
  useEffect(() => dispatch({ type: 'seen' }), [])
  return (
    <>
      <div className="body stack">
        <FileLine file={file} />
        <Note icon={isCancelled ? 'info' : 'circle-check'}>
          {resultText(job) + (view.trashed > 0 ? ` ${progressTexts.cameBack(view.trashed)}` : '')}
        </Note>
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
        <Button look="btn-ghost" text={progressTexts.importAnother} onClick={closeFile} />
        <SeeOnWall id={view.id} added={progress.created} />
        <Button look="btn-primary" text={messages.done} onClick={closeDialog} />
      </footer>
    </>
  )
}
