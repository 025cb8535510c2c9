import { useEffect, useState } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { FileButton } from '#islands/ui/file-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/files.ts'
import { chooseFile } from './choose-file.ts'
import { isImportLocked } from './import-lock.ts'

const MAX_SHOWN = 3
const POLL_MS = 2_000

const hidden = (text: string) => (
  <span key="name" className="sr-only">
    {text}
  </span>
)

/** The file imports that were interrupted with their tab, to resume or cancel. */
export function Unfinished() {
  const { data: imports, mutate } = useImports(true)
  const open = imports?.filter((one) => one.kind === 'file' && !isImportOver(one.status)).slice(0, MAX_SHOWN) ?? []
  return open.map((one) => <OneUnfinished key={one.id} one={one} onEnded={mutate} />)
}

function OneUnfinished({ one, onEnded }: { one: ImportView; onEnded: () => Promise<unknown> }) {
  const isSentElsewhere = useIsLocked(one.id, onEnded)
  const { isBusy, run } = useAction()
  const rows = one.added + one.updated + one.existing + one.failed
  const name = one.file?.name ?? messages.unnamedFile
  const cancel = () =>
    run(messages.notCancelled, async () => {
      await cancelImport(one.id)
      await onEnded()
    })
  if (isSentElsewhere) {
    return (
      <p className="alert">
        <Icon name="upload" />
        <span>{messages.importedInOtherTab(name)}</span>
      </p>
    )
  }
  return (
    <section className="alert" aria-label={messages.unfinished}>
      <Icon name="clock" />
      <div>
        <p>{messages.unfinishedText(name, rows, one.found)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton className="btn btn-outline" onFile={(file) => chooseFile(file, { id: one.id, name })}>
            {messages.chooseAgain(name, hidden)}
          </FileButton>
          <button type="button" className="btn btn-ghost" disabled={isBusy} onClick={cancel}>
            {messages.cancelHere(name, hidden)}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Whether another tab sends this import, polled while it does; `onDone` is called when it stops. */
function useIsLocked(importId: number, onDone: () => unknown): boolean {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wasLocked = false
    const poll = async () => {
      const isNow = await isImportLocked(importId)
      setLocked(isNow)
      if (wasLocked && !isNow) onDone()
      wasLocked = isNow
      if (isNow) timer = setTimeout(poll, POLL_MS)
    }
    void poll()
    return () => clearTimeout(timer)
  }, [importId, onDone])
  return isLocked
}
