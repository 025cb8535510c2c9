import { type FormEvent, useId, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { albumCountText } from '#domain/crate-list.ts'
import type { RowFailure } from '#domain/error.ts'
import { LIMITS } from '#domain/limits.ts'
import { CallFailed } from '../../api.ts'
import { importCollection, importIntoCrate } from '../../calls/files.ts'
import { closeDialog } from '../../location.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { CrateSelect } from './crate-select.tsx'
import { FailedRows } from './failed-rows.tsx'
import { FileDrop } from './file-drop.tsx'
import { type Destination, judgeFile, sizeText } from './judge-file.ts'

type Report = { imported: string; failed: RowFailure[] }

async function send(text: string, destination: Destination, crateId: number | null): Promise<Report> {
  if (destination === 'crate' && crateId !== null) {
    const { albums, failedRows } = await importIntoCrate(crateId, text)
    const unread = failedRows > 0 ? `; ${failedRows.toLocaleString('en')} rows could not be read` : ''
    return { imported: `${albumCountText(albums.length)} imported${unread}`, failed: [] }
  }
  const report = await importCollection(destination === 'collection' ? { collectionData: text } : { csvData: text })
  const crates = report.crates.length
  const albums = albumCountText(report.created)
  const made = crates > 0 ? `${albums} and ${crates} ${crates === 1 ? 'crate' : 'crates'}` : albums
  const known = report.skipped > 0 ? `; ${report.skipped.toLocaleString('en')} already there` : ''
  return { imported: `${made} imported${known}`, failed: report.failed }
}

const failureOf = (error: unknown) =>
  error instanceof CallFailed ? error.message : 'Failed to import data. Please try again'

export function ImportPanel({ crates }: { crates: CrateView[] }) {
  const [destination, setDestination] = useState<Destination>('collection')
  const [crateId, setCrateId] = useState<number | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [failed, setFailed] = useState<RowFailure[]>([])
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()

  const take = (chosen: File) => {
    setFile(chosen)
    setFailed([])
    setProblem(judgeFile(chosen, destination) ?? '')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = judgeFile(file, destination)
    if (wrong || !file) return setProblem(wrong ?? '')
    if (file.size > LIMITS.importCallBytes) {
      return setProblem(`This file has ${sizeText(file.size)}; at most ${sizeText(LIMITS.importCallBytes)} go at once`)
    }
    setBusy(true)
    setProblem('')
    setFailed([])
    try {
      const text = await file.text().catch(() => null)
      if (text === null) return setProblem('Failed to read the file. Please try again')
      const report = await send(text, destination, crateId)
      setFailed(report.failed)
      if (report.failed.length === 0) closeDialog()
      showToast({ kind: 'ok', title: 'Import successful', text: report.imported })
    } catch (error) {
      setProblem(failureOf(error))
      showToast({ kind: 'error', title: 'Import failed', text: failureOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <div className="two">
          <Field label="Into">
            {(control) => (
              <span className="select">
                <select
                  className="in"
                  value={destination}
                  onChange={(event) => {
                    setDestination(event.target.value as Destination)
                    setProblem('')
                  }}
                  {...control}
                >
                  <option value="collection">Full collection</option>
                  <option value="albums">Albums</option>
                  <option value="crate">A crate</option>
                </select>
              </span>
            )}
          </Field>
          {destination === 'crate' && (
            <Field label="Crate">
              {(control) => <CrateSelect crates={crates} value={crateId} onChange={setCrateId} {...control} />}
            </Field>
          )}
        </div>
        <FileDrop
          file={file}
          onFile={take}
          format={destination === 'collection' ? 'JSON' : 'CSV'}
          mostBytes={LIMITS.importCallBytes}
          errorId={problem ? problemId : undefined}
        />
        {isBusy && <Progress label="Importing" />}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
        {failed.length > 0 && <FailedRows failed={failed} />}
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={closeDialog}>
          {failed.length > 0 ? 'Close' : 'Cancel'}
        </button>
        <button type="submit" className="btn solid" disabled={isBusy || (destination === 'crate' && crateId === null)}>
          {isBusy ? 'Importing…' : 'Import'}
        </button>
      </footer>
    </form>
  )
}
