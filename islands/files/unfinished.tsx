import { useEffect, useState } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import * as messages from '#locales/files.ts'
import { showError } from '../errors/show-error.ts'
import { cancelImport } from '../import/change-imports-api.ts'
import { useImports } from '../import/imports-api.ts'
import { Icon } from '../ui/icon.tsx'
import { chooseFile } from './choose-file.ts'
import { FileButton } from './file-drop.tsx'
import { isImportLocked } from './import-lock.ts'

const MOST = 3
const LOOK_AGAIN_MS = 2_000

const hidden = (text: string) => (
  <span key="name" className="sr">
    {text}
  </span>
)

/** The imports of files that broke off with their tab, to be gone on with or ended. */
export function Unfinished() {
  const { data: imports, mutate } = useImports(true)
  const open = imports?.filter((one) => one.kind === 'file' && !isImportOver(one.status)).slice(0, MOST) ?? []
  return open.map((one) => <OneUnfinished key={one.id} one={one} onEnded={mutate} />)
}

function OneUnfinished({ one, onEnded }: { one: ImportView; onEnded: () => Promise<unknown> }) {
  const goesOnElsewhere = useIsHeld(one.id, onEnded)
  const [isBusy, setBusy] = useState(false)
  const rows = one.added + one.updated + one.existing + one.failed
  const name = one.file?.name ?? messages.unnamedFile
  const end = async () => {
    setBusy(true)
    try {
      await cancelImport(one.id)
      await onEnded()
    } catch (error) {
      showError(messages.cancelFailed, error)
    } finally {
      setBusy(false)
    }
  }
  if (goesOnElsewhere) {
    return (
      <p className="alert">
        <Icon name="upload" />
        <span>{messages.importedElsewhere(name)}</span>
      </p>
    )
  }
  return (
    <section className="alert" aria-label={messages.unfinished}>
      <Icon name="clock" />
      <div>
        <p>{messages.unfinishedText(name, rows, one.found)}</p>
        <div className="choices">
          <FileButton className="btn line" onFile={(file) => chooseFile(file, { id: one.id, name })}>
            {messages.chooseAgain(name, hidden)}
          </FileButton>
          <button type="button" className="btn quiet" disabled={isBusy} onClick={end}>
            {messages.cancelUnfinished(name, hidden)}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Whether another tab brings this in, looked at again as long as it does; `onDone` is called when it has let go. */
function useIsHeld(importId: number, onDone: () => unknown): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wasHeld = false
    const look = async () => {
      const isNow = await isImportLocked(importId)
      setHeld(isNow)
      if (wasHeld && !isNow) onDone()
      wasHeld = isNow
      if (isNow) timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    void look()
    return () => clearTimeout(timer)
  }, [importId, onDone])
  return held
}
