import { type FormEvent, useId, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import type { FileMode } from '#domain/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/files.ts'
import { sayNameMissing } from '../crates/say-name-missing.ts'
import { errorText } from '../errors/error-text.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { chooseFile } from './choose-file.ts'
import { type Destination, DestinationFields, lacksCrate, planFor } from './destination-fields.tsx'
import { CrateFaults, FailedRows } from './failed-rows.tsx'
import { FileButton } from './file-drop.tsx'
import type { ImportPreview, JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { FirstRows } from './first-rows.tsx'
import { Option } from './option.tsx'
import { forgetFile } from './reader-thread.ts'
import { rowsIn } from './resumable.ts'
import { RowCounts } from './row-counts.tsx'
import { startImport } from './send-file.ts'

const contentsOf = ({ format, isGatefold, encoding, rows, crates }: ImportPreview) => {
  const csv = isGatefold ? 'ownCsv' : 'csv'
  return messages.contents(format === 'json' ? 'collection' : csv, encoding, rows, crates)
}

const countsOf = ({ fresh, there, faulty, twice }: ImportPreview): [name: string, count: number][] => [
  [messages.fresh, fresh],
  [messages.alreadyThere, there],
  [messages.invalid, faulty],
  ...(twice > 0 ? [[messages.duplicate, twice] as [string, number]] : []),
]

type PreviewStageProps = { job: JobAt<'looked'>; crates: CrateView[] }

/** What is in the file, and what is to be done with it. */
export function PreviewStage({ job: { file, look, resumable }, crates }: PreviewStageProps) {
  const [into, setInto] = useState<Destination>({
    destination: look.crates > 0 ? 'collection' : 'albums',
    crateId: null,
    newName: '',
    nameError: '',
  })
  const [mode, setMode] = useState<FileMode>('skip')
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const isUseless = look.fresh + look.there + look.crates === 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const plan = planFor(into)
    if ('nameError' in plan) {
      sayNameMissing(into.newName)
      return setInto({ ...into, ...plan })
    }
    setStarting(true)
    setProblem('')
    try {
      await startImport({ mode, ...plan })
    } catch (error) {
      setProblem(errorText(error, messages.importDataFailed))
    } finally {
      setStarting(false)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <div>
          <FileLine file={file} />
          <p className="t-small dim">{contentsOf(look)}</p>
        </div>
        {resumable && (
          <p className="alert">
            <Icon name="info" />
            <span>{messages.startedBefore(rowsIn(resumable.view), look.rows)}</span>
          </p>
        )}
        <RowCounts counts={countsOf(look)} />
        {!resumable && <DestinationFields into={into} onChange={setInto} crates={crates} hasCrates={look.crates > 0} />}
        {look.there > 0 && !resumable && <ModeChoice mode={mode} onChange={setMode} fillable={look.fillable} />}
        {look.faulty > 0 && <FailedRows failures={look.failed} count={look.faulty} total={look.rows} isOver={false} />}
        {look.noRoom > 0 && (
          <p className="alert">
            <Icon name="info" />
            <span>{messages.tooManyAlbums(look.noRoom, LIMITS.albumsPerPerson)}</span>
          </p>
        )}
        {look.crateFaults.length > 0 && <CrateFaults faults={look.crateFaults} />}
        {look.first.length > 0 && <FirstRows rows={look.first} />}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
      <footer>
        <FileButton className="btn quiet first" onFile={(other) => chooseFile(other)}>
          {messages.otherFile}
        </FileButton>
        <button type="button" className="btn quiet" onClick={forgetFile}>
          {messages.cancel}
        </button>
        <button
          type="submit"
          className="btn solid"
          disabled={isStarting || isUseless || (!resumable && lacksCrate(into))}
          aria-describedby={problem ? problemId : undefined}
        >
          {isStarting ? messages.importing : resumable ? messages.importRest : messages.startImport}
        </button>
      </footer>
    </form>
  )
}

type ModeChoiceProps = { mode: FileMode; onChange: (mode: FileMode) => void; fillable: number }

const ModeChoice = ({ mode, onChange, fillable }: ModeChoiceProps) => (
  <fieldset>
    <legend className="lab">{messages.existingAlbums}</legend>
    <Option name="mode" isChosen={mode === 'skip'} onChoose={() => onChange('skip')} title={messages.keepExisting}>
      {messages.keepExistingText}
    </Option>
    <Option name="mode" isChosen={mode === 'fill'} onChoose={() => onChange('fill')} title={messages.fill}>
      {messages.fillText(fillable)}
    </Option>
  </fieldset>
)
