import { type FormEvent, useId, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { useImports } from '../../calls/imports.ts'
import { closeDialog } from '../../location.ts'
import { FieldError } from '../../ui/field.tsx'
import { PastImports } from '../import/past-imports.tsx'
import { chooseFile } from './choose-file.ts'
import { FileDrop } from './file-drop.tsx'
import type { JobAt } from './file-job.ts'
import { sizeText } from './file-size.ts'
import { Unfinished } from './unfinished.tsx'

/** Where a file is chosen; one that cannot be read is chosen anew. */
export function ChooseStage({ job }: { job: JobAt<'none' | 'refused'> }) {
  const [isMissing, setMissing] = useState(false)
  const { data: imports, error } = useImports(true)
  const problemId = useId()
  const problem = job.stage === 'refused' ? job.message : isMissing ? 'Please select a file to import' : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (job.stage === 'none') setMissing(true)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <Unfinished />
        <FileDrop onFile={(file) => chooseFile(file)} errorId={problem ? problemId : undefined}>
          {`CSV or JSON, up to ${sizeText(LIMITS.importFileBytes)}`}
        </FileDrop>
        {problem && (
          <FieldError id={problemId}>
            {job.stage === 'refused' && `“${job.file.name}”: `}
            {problem}
          </FieldError>
        )}
        <p className="t-small dim">
          A CSV with at least a title and an artist column, or a collection that Gatefold exported. You see what is in
          it before anything is changed.
        </p>
        <PastImports imports={imports?.filter(({ kind }) => kind === 'file')} loadError={error} />
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={closeDialog}>
          Cancel
        </button>
        <button type="submit" className="btn solid">
          Import
        </button>
      </footer>
    </form>
  )
}
