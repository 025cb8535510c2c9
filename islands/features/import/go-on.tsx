import type { ImportView } from '#domain/imports/fan-import.ts'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/import.ts'
import { startImports } from './start-imports.ts'

/** Imports the list of an import again, which has ended early. `onStarted` is called when that runs. */
export function GoOn({ shown, onStarted }: { shown: ImportView; onStarted: () => void }) {
  const { isBusy, run } = useAction()
  const { username, type, importTags } = shown
  const goOn = async () => {
    if (username && type) await startImports({ username, lists: [type], importTags })
    onStarted()
  }
  return (
    <button type="button" className="btn btn-outline" disabled={isBusy} onClick={() => run(messages.failed, goOn)}>
      {messages.goOn}
    </button>
  )
}
