import { type FormEvent, useId, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { LEGACY_ENCODINGS } from '#domain/files/legacy-encoding.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import { SelectField } from '#islands/ui/choices.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { FileButton } from '#islands/ui/file-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import * as messages from '#locales/files.ts'
import { chooseFile } from './choose-file.ts'
import { ColumnChoice } from './column-choice.tsx'
import { type Destination, DestinationFields, lacksCrate, planFor } from './destination-fields.tsx'
import { FailedColors, FailedCrates, FailedPairs, FailedRows, FailedRules, LeftOut } from './failed-rows.tsx'
import type { Apart, ImportPreview, JobAt } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { FirstRows } from './first-rows.tsx'
import { Option } from './option.tsx'
import { ProbablyThere } from './probably-there.tsx'
import { closeFile, postToReader } from './reader-thread.ts'
import { rowsIn } from './resumable.ts'
import { RowCounts } from './row-counts.tsx'
import { startImport } from './send-file.ts'

const ENCODINGS = LEGACY_ENCODINGS.map((encoding) => [encoding, messages.encodings[encoding]] as const)

const RATED = [
  ['left', messages.ratedOnlyLeft],
  ['crate', messages.ratedOnlyCrate],
  ['all', messages.ratedOnlyAdded],
] as const

const HIDDEN = [
  ['false', messages.hiddenLeft],
  ['true', messages.hiddenAdded],
] as const

/** All time zones, and the one that is chosen. */
const zonesFor = (chosen: string) =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')] as const)

const contentsOf = ({ source, encoding, rows, crates, rated, ...others }: ImportPreview) =>
  messages.contents(source, encoding, rows + (rated.become === 'left' ? rated.others : 0), crates, others)

const countsOf = (
  { created, existing, failed, duplicates }: ImportPreview,
  others: number,
): [name: string, count: number][] => [
  [messages.created, created + others],
  [messages.existing, existing - others],
  [messages.invalid, failed],
  ...(duplicates > 0 ? [[messages.duplicates, duplicates] as [string, number]] : []),
]

/** What a file has beside albums and crates. */
const othersIn = ({ tagRules, tagColors, pairs }: ImportPreview) => tagRules + tagColors + pairs

type PreviewStageProps = { job: JobAt<'previewed'>; crates: CrateView[] }

/** Shows what is in the file, and asks how to import it. */
export function PreviewStage({ job: { file, preview, resumable, choices, isRecalled }, crates }: PreviewStageProps) {
  const [destination, setDestination] = useState<Destination>({
    kind: preview.crates + othersIn(preview) > 0 ? 'collection' : 'albums',
    crateId: null,
    newName: '',
    nameError: '',
  })
  const readAgain = (more: FileChoices) => chooseFile(file, undefined, { ...choices, ...more })
  // What a file says of albums that are there would be lost otherwise, where it brings no others.
  const saysMore = preview.rated.count > 0 || (preview.created === 0 && preview.fillable > 0)
  const [mode, setMode] = useState<FileMode>(saysMore ? 'fill' : 'skip')
  const [apart, setApart] = useState<Apart>([])
  const tellApart = (rows: Apart) => {
    setApart(rows)
    postToReader({ type: 'apart', rows })
  }
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const isEmpty = preview.created + preview.existing + preview.crates + othersIn(preview) === 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const plan = planFor(destination)
    if ('nameError' in plan) {
      sayNameMissing(destination.newName)
      return setDestination({ ...destination, ...plan })
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
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <div>
          <FileLine file={file} />
          {!preview.columns?.problem && <p className="text-small text-ink-2">{contentsOf(preview)}</p>}
        </div>
        {preview.legacy && !resumable && (
          <SelectField
            label={messages.encoding}
            help={messages.encodingHelp}
            options={ENCODINGS}
            value={preview.legacy ?? 'windows-1252'}
            onChange={(encoding) => readAgain({ encoding })}
          />
        )}
        {preview.columns && !resumable && (
          <ColumnChoice columns={preview.columns} isRecalled={isRecalled} onChoose={readAgain} />
        )}
        {resumable && (
          <p className="alert">
            <Icon name="info" />
            <span>{messages.startedBefore(rowsIn(resumable.view), preview.rows)}</span>
          </p>
        )}
        {!preview.columns?.problem && (
          <RowCounts counts={countsOf(preview, apart === 'all' ? preview.probableCount : apart.length)} />
        )}
        {!resumable && !preview.columns?.problem && (
          <DestinationFields
            destination={destination}
            onChange={setDestination}
            crates={crates}
            whole={messages.destinationWhole(preview.crates > 0, preview.tagRules > 0, othersIn(preview) > 0)}
          />
        )}
        {preview.rated.others > 0 && !resumable && (
          <SelectField
            label={messages.ratedOnly}
            help={messages.ratedOnlyCount(preview.rated.others)}
            options={RATED}
            value={preview.rated.become}
            onChange={(rated) => readAgain({ rated })}
          />
        )}
        {preview.hidden.count > 0 && !resumable && (
          <SelectField
            label={messages.hidden}
            help={messages.hiddenHelp(preview.hidden.count)}
            options={HIDDEN}
            value={String(preview.hidden.areAdded)}
            onChange={(adds) => readAgain({ withHidden: adds === 'true' })}
          />
        )}
        {preview.zone !== null && !resumable && (
          <SelectField
            label={messages.zone}
            help={messages.zoneHelp}
            options={zonesFor(preview.zone ?? 'UTC')}
            value={preview.zone ?? 'UTC'}
            onChange={(zone) => readAgain({ zone })}
          />
        )}
        {preview.existing > 0 && !resumable && (
          <ModeChoice mode={mode} onChange={setMode} fillable={preview.fillable} />
        )}
        {preview.probableCount > 0 && <ProbablyThere {...preview} apart={apart} onChange={tellApart} />}
        {preview.failed > 0 && (
          <FailedRows failures={preview.failures} count={preview.failed} total={preview.rows} isOver={false} />
        )}
        {preview.left.length > 0 && <LeftOut left={preview.left} counts={preview.leftOut} />}
        {preview.overLimit > 0 && (
          <p className="alert">
            <Icon name="info" />
            <span>{messages.overLimit(preview.overLimit, LIMITS.albumsPerPerson)}</span>
          </p>
        )}
        {preview.listens > LIMITS.listensPerPerson && (
          <p className="alert">
            <Icon name="info" />
            <span>{messages.diaryOverLimit(preview.listens - LIMITS.listensPerPerson, LIMITS.listensPerPerson)}</span>
          </p>
        )}
        {preview.crateFailures.length > 0 && <FailedCrates failures={preview.crateFailures} />}
        {preview.ruleFailures.length > 0 && <FailedRules failures={preview.ruleFailures} />}
        {preview.colorFailures.length > 0 && <FailedColors failures={preview.colorFailures} />}
        {preview.pairFailures.length > 0 && <FailedPairs failures={preview.pairFailures} />}
        {preview.firstRows.length > 0 && <FirstRows rows={preview.firstRows} />}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
      <footer className="dialog-footer">
        <FileButton
          className="btn btn-ghost :uno: -ml-2.5 mr-auto max-sm:(min-w-touch flex-initial)"
          onFile={(other) => chooseFile(other)}
        >
          {messages.otherFile}
        </FileButton>
        <button type="button" className="btn btn-ghost" onClick={closeFile}>
          {messages.cancel}
        </button>
        <button
          type="submit"
          className="btn btn-primary"
          disabled={isStarting || isEmpty || (!resumable && lacksCrate(destination))}
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
    <legend className="field-label">{messages.existingAlbums}</legend>
    <Option name="mode" isChosen={mode === 'skip'} onChoose={() => onChange('skip')} title={messages.skip}>
      {messages.skipText}
    </Option>
    <Option name="mode" isChosen={mode === 'fill'} onChoose={() => onChange('fill')} title={messages.fill}>
      {messages.fillText(fillable)}
    </Option>
  </fieldset>
)
