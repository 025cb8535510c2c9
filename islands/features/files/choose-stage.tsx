import { type FormEvent, useId, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { PastImports } from '#islands/features/import/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import * as messages from '#locales/files.ts'
import { chooseFile } from './choose-file.ts'
import { FileDrop } from './file-drop.tsx'
import type { JobAt } from './file-job.ts'
import { sizeText } from './file-size.ts'
import { Unfinished } from './unfinished.tsx'

/** Asks for a file, again if it cannot be read. */
export function ChooseStage({ job }: { job: JobAt<'none' | 'rejected'> }) {
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
        <Unfinished />
        <FileDrop onFile={(file) => chooseFile(file)} errorId={problem ? problemId : undefined}>
          {messages.fileKinds(sizeText(LIMITS.importFileBytes))}
        </FileDrop>
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
