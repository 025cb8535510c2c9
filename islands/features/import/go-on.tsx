import type { ImportView } from '#domain/imports/fan-import.ts'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/import.ts'
import { startImports } from './start-imports.ts'

/** Imports the list of an import again, which has ended early. */
export async function goOn({ username, type, importTags }: ImportView): Promise<void> {
  if (username && type) await startImports({ username, lists: [type], importTags })
}

/** `onStarted` is called when the import runs. */
export function GoOn({ shown, onStarted }: { shown: ImportView; onStarted: () => void }) {
  const { isBusy, run } = useAction()
  return (
    <button
      type="button"
      className="btn btn-outline"
      disabled={isBusy}
      onClick={() => run(messages.failed, () => goOn(shown).then(onStarted))}
    >
      {messages.goOn}
    </button>
  )
}
