import { type FormEvent, useId } from 'react'
import { type FolderName, namesOfText } from '#domain/albums/folder-names.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#islands/ui/button.tsx'
import { DropZone } from '#islands/ui/drop-zone.tsx'
import { FieldError } from '#islands/ui/field.tsx'
import { TextArea } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/downloads.ts'
import { canChooseFolder, droppedFiles, type FolderFile } from './read-folder.ts'

type ChooseNamesProps = {
  problem: string
  /** The typed list. */
  text: string
  onText: (text: string) => void
  onFiles: (files: (signal: AbortSignal) => Promise<readonly FolderFile[]>) => void
  onNames: (names: FolderName[]) => void
}

const FOLDER = { webkitdirectory: '' }

/** Asks for a folder, or for a list of names. */
export function ChooseNames({ problem, text, onText, onFiles, onNames }: ChooseNamesProps) {
  const problemId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNames(namesOfText(text))
  }
  return (
    <div className="stack">
      <p className="text-small text-ink-2">{messages.compareText}</p>
      {canChooseFolder() ? (
        <DropZone
          icon="folder-plus"
          input={{
            ...FOLDER,
            'aria-describedby': problem ? problemId : undefined,
            onChange: ({ target: { files } }) => onFiles(async () => [...(files ?? [])]),
          }}
          onDropped={(data) => onFiles(droppedFiles(data))}
        >
          <span>
            {messages.chooseFolder((words) => (
              <span key="choose" className="text-link">
                {words}
              </span>
            ))}
          </span>
          <span className="text-meta text-ink-3">{messages.stays}</span>
        </DropZone>
      ) : (
        <p className="text-small">{messages.notSupported}</p>
      )}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
      <form className="grid gap-3" onSubmit={submit}>
        <TextArea
          label={messages.paste}
          rows={3}
          placeholder={messages.pasteExample}
          maxLength={LIMITS.namesPasted}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <Button className="justify-self-end" type="submit" text={messages.compareList} disabled={text.trim() === ''} />
      </form>
    </div>
  )
}
