import { type FormEvent, useId, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import type { FileMode } from '#domain/file-import.ts'
import { numberText } from '#words/intl.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { failureText } from '../failure-text.ts'
import { rowsIn } from './begun.ts'
import { chooseFile } from './choose-file.ts'
import { countText, crateCountText } from './counts.ts'
import { CrateFaults, FailedRows } from './failed-rows.tsx'
import { FileButton } from './file-drop.tsx'
import type { JobAt, Look } from './file-job.ts'
import { FileLine } from './file-line.tsx'
import { FirstRows } from './first-rows.tsx'
import { type Into, IntoFields, lacksCrate, planFor } from './into-fields.tsx'
import { Option } from './option.tsx'
import { forgetFile } from './reader-thread.ts'
import { RowCounts } from './row-counts.tsx'
import { startImport } from './send-file.ts'

const kindText = ({ format, isGatefold, encoding, rows, crates }: Look) => {
  const kind = format === 'json' ? 'A Gatefold collection' : isGatefold ? 'A Gatefold CSV' : 'A CSV'
  const written = encoding ? `, written in ${encoding},` : ''
  const inIt = `${countText(rows, format === 'json' ? 'album' : 'row')}${crates > 0 ? ` and ${crateCountText(crates)}` : ''}`
  return `${kind}${written} with ${inIt}.`
}

const countsOf = ({ fresh, there, faulty, twice }: Look): [name: string, count: number][] => [
  ['New', fresh],
  ['Already there', there],
  ['Faulty', faulty],
  ...(twice > 0 ? [['Twice in the file', twice] as [string, number]] : []),
]

type LookStageProps = { job: JobAt<'looked'>; crates: CrateView[] }

/** What is in the file, and what is to be done with it. */
export function LookStage({ job: { file, look, begun }, crates }: LookStageProps) {
  const [into, setInto] = useState<Into>({
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
    if ('nameError' in plan) return setInto({ ...into, ...plan })
    setStarting(true)
    setProblem('')
    try {
      await startImport({ mode, ...plan })
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setStarting(false)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <div>
          <FileLine file={file} />
          <p className="t-small dim">{kindText(look)}</p>
        </div>
        {begun && (
          <p className="alert">
            <Icon name="info" />
            <span>
              This file was begun before: {numberText(rowsIn(begun.view))} of {countText(look.rows, 'row')} are in. It
              goes on from there.
            </span>
          </p>
        )}
        <RowCounts counts={countsOf(look)} />
        {!begun && <IntoFields into={into} onChange={setInto} crates={crates} hasCrates={look.crates > 0} />}
        {look.there > 0 && !begun && <ModeChoice mode={mode} onChange={setMode} fillable={look.fillable} />}
        {look.faulty > 0 && <FailedRows failures={look.failed} count={look.faulty} isOver={false} />}
        {look.crateFaults.length > 0 && <CrateFaults faults={look.crateFaults} />}
        {look.first.length > 0 && <FirstRows rows={look.first} />}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
      <footer>
        <FileButton className="btn quiet first" onFile={(other) => chooseFile(other)}>
          Other file
        </FileButton>
        <button type="button" className="btn quiet" onClick={forgetFile}>
          Cancel
        </button>
        <button
          type="submit"
          className="btn solid"
          disabled={isStarting || isUseless || (!begun && lacksCrate(into))}
          aria-describedby={problem ? problemId : undefined}
        >
          {isStarting ? 'Importing…' : begun ? 'Import the rest' : 'Import'}
        </button>
      </footer>
    </form>
  )
}

type ModeChoiceProps = { mode: FileMode; onChange: (mode: FileMode) => void; fillable: number }

const ModeChoice = ({ mode, onChange, fillable }: ModeChoiceProps) => (
  <fieldset>
    <legend className="lab">What is there already</legend>
    <Option name="mode" isChosen={mode === 'skip'} onChoose={() => onChange('skip')} title="Leave it as it is">
      Nothing that is in your collection is touched.
    </Option>
    <Option name="mode" isChosen={mode === 'fill'} onChoose={() => onChange('fill')} title="Fill its empty fields">
      {fillable > 0
        ? `${countText(fillable, 'album')} would gain from the file. What you have written stays.`
        : 'None of them would gain from this file.'}
    </Option>
  </fieldset>
)
