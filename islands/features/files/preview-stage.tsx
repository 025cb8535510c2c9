import { type FormEvent, useId, useState } from 'react'
import { LISTS } from '#domain/albums/album-field-schemas.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { LEGACY_ENCODINGS } from '#domain/files/legacy-encoding.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/choices.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { FileButton } from '#islands/ui/file-button.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import * as progressTexts from '#locales/file-progress.ts'
import { followedCrate } from '#locales/file-rows.ts'
import * as messages from '#locales/files.ts'
import { ColumnChoice, PlayOrder } from './columns.tsx'
import { contentsOf } from './contents.ts'
import {
  type Destination,
  DestinationFields,
  lacksCrate,
  ModeChoice,
  ProbablyThere,
  planFor,
  ZoneField,
} from './fields.tsx'
import type { Apart, ImportPreview, JobAt } from './file-job.ts'
import { chooseFile, closeFile, startImport, tellApart } from './import-file.ts'
import { FailedParts, FailedRows, FileLine, FirstRows, LeftOut, Note, OnAlbums, RowCounts } from './rows.tsx'
import { rowsIn } from './unfinished.tsx'

const ENCODINGS = LEGACY_ENCODINGS.map((encoding) => [encoding, messages.encodings[encoding]] as const)

const RATED = [
  ['left', messages.ratedOnlyLeft],
  ['crate', messages.ratedOnlyCrate],
  ['all', messages.ratedOnlyAdded],
] as const

const leftOrAdded = (added: string) => [['false', messages.hiddenLeft] as const, ['true', added] as const]

const LIST_OPTIONS = LISTS.map((list) => [list, messages.listNames[list]] as const)

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
    crate: '',
    newName: '',
    nameError: '',
  })
  const { columns, rated, probableCount } = preview
  // The columns must be chosen before anything else can be said.
  const isUnclear = columns?.problem != null
  const listensOver = preview.listens - LIMITS.listensPerPerson
  const readAgain = (more: FileChoices) => chooseFile(file, undefined, { ...choices, ...more })
  // A list of Bandcamp's completes what it knows, as an import does. What other files say of albums that are there would be lost where they
  // bring no others.
  const saysMore = preview.source === 'fanLists' || rated.count > 0 || (preview.created === 0 && preview.fillable > 0)
  const [mode, setMode] = useState<FileMode>(saysMore ? 'fill' : 'skip')
  const [apart, setApart] = useState<Apart>([])
  const setRowsApart = (rows: Apart) => {
    setApart(rows)
    tellApart(rows)
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
      setProblem(errorText(error, progressTexts.importDataFailed))
    } finally {
      setStarting(false)
    }
  }
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <div>
          <FileLine file={file} />
          {!isUnclear && <p className="text-small text-ink-2">{contentsOf(preview)}</p>}
        </div>
        {resumable ? (
          <Note>{messages.startedBefore(rowsIn(resumable.view), preview.rows)}</Note>
        ) : (
          <SourceChoices {...{ file, preview, isRecalled, readAgain }} />
        )}
        {!isUnclear && <RowCounts counts={countsOf(preview, apart === 'all' ? probableCount : apart.length)} />}
        {!resumable && (
          <>
            {!isUnclear && (
              <DestinationFields
                destination={destination}
                onChange={setDestination}
                crates={crates}
                whole={messages.destinationWhole(
                  preview.crates,
                  preview.songs > 0,
                  preview.tagRules > 0,
                  othersIn(preview) > 0,
                )}
              />
            )}
            <ContentChoices preview={preview} readAgain={readAgain} />
            {preview.existing > preview.onAlbumsCount && (
              <ModeChoice mode={mode} onChange={setMode} fillable={preview.fillable} />
            )}
          </>
        )}
        {probableCount > 0 && <ProbablyThere {...preview} apart={apart} onChange={setRowsApart} />}
        {preview.onAlbumsCount > 0 && <OnAlbums {...preview} />}
        {preview.failed > 0 && (
          <FailedRows failures={preview.failures} count={preview.failed} total={preview.rows} isOver={false} />
        )}
        <LeftOut {...preview} />
        {preview.overLimit > 0 && <Note>{messages.overLimit(preview.overLimit, LIMITS.albumsPerPerson)}</Note>}
        {listensOver > 0 && <Note>{messages.diaryOverLimit(listensOver, LIMITS.listensPerPerson)}</Note>}
        <FailedParts {...preview} />
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
        <Button look="btn-ghost" text={messages.cancel} onClick={closeFile} />
        <Button
          look="btn-primary"
          type="submit"
          text={isStarting ? messages.importing : resumable ? messages.importRest : messages.startImport}
          disabled={isStarting || isEmpty || (!resumable && lacksCrate(destination))}
          aria-describedby={problem ? problemId : undefined}
        />
      </footer>
    </form>
  )
}

type ChoicesProps = { preview: ImportPreview; readAgain: (more: FileChoices) => void }

/** How the file is read. */
function SourceChoices({ file, preview, isRecalled, readAgain }: ChoicesProps & { file: File; isRecalled: boolean }) {
  const { entry, columns } = preview
  return (
    <>
      {preview.legacy && (
        <SelectField
          label={messages.encoding}
          help={messages.encodingHelp}
          options={ENCODINGS}
          value={preview.legacy}
          onChange={(encoding) => readAgain({ encoding })}
        />
      )}
      {entry && entry.names.length > 1 && (
        <SelectField
          label={messages.entry}
          options={entry.names.map((name) => [name, name] as const)}
          value={entry.name}
          // What was said is of the other file.
          onChange={(name) => chooseFile(file, undefined, { entry: name })}
        />
      )}
      {columns && <ColumnChoice columns={columns} isRecalled={isRecalled} onChoose={readAgain} />}
      {preview.playColumns && <PlayOrder columns={preview.playColumns} onChoose={(order) => readAgain({ order })} />}
    </>
  )
}

/** Which of its content is imported, and as what. */
function ContentChoices({ preview, readAgain }: ChoicesProps) {
  const { rated, hidden, followed, zone } = preview
  return (
    <>
      {rated.others > 0 && (
        <SelectField
          label={messages.ratedOnly}
          help={messages.ratedOnlyCount(rated.others)}
          options={RATED}
          value={rated.become}
          onChange={(one) => readAgain({ rated: one })}
        />
      )}
      {hidden.count > 0 && (
        <SelectField
          label={messages.hidden}
          help={messages.hiddenHelp(hidden.count)}
          options={leftOrAdded(messages.hiddenAdded)}
          value={String(hidden.areAdded)}
          onChange={(adds) => readAgain({ withHidden: adds === 'true' })}
        />
      )}
      {followed.count > 0 && (
        <SelectField
          label={followedCrate}
          help={messages.followedHelp(followed.count)}
          options={leftOrAdded(messages.followedAdded)}
          value={String(followed.areAdded)}
          onChange={(adds) => readAgain({ withFollowed: adds === 'true' })}
        />
      )}
      {preview.list !== null && (
        <SelectField
          label={messages.list}
          options={LIST_OPTIONS}
          value={preview.list}
          onChange={(list) => readAgain({ list })}
        />
      )}
      {zone !== null && <ZoneField zone={zone} onChoose={(one) => readAgain({ zone: one })} />}
    </>
  )
}
