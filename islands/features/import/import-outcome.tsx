import type { ImportView } from '#domain/imports/fan-import.ts'
import { DuplicatesAfterImport } from '#islands/features/duplicates/public.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/import.ts'
import { BringBack } from './bring-back.tsx'
import { isShort } from './refused-import.ts'
import { SeeOnWall } from './see-on-wall.tsx'
import { startImports } from './start-imports.ts'

const SAYS = {
  complete: (shown: ImportView) =>
    [!isShort(shown) && messages.imported(shown.type ?? 'collection', shown), shown.message].filter(Boolean).join('\n'),
  cancelled: ({ added }: ImportView) => messages.cancelled(added),
  failed: ({ message }: ImportView) => message ?? messages.failedText,
} as const

const iconOf = (shown: ImportView) => {
  const { status, found } = shown
  if (status === 'failed' || isShort(shown)) return 'circle-alert'
  return status === 'complete' && found > 0 ? 'circle-check' : 'info'
}

type ImportOutcomeProps = { shown: ImportView; isLinkOffered: boolean; onAgain: () => void }

/** The result of an import, and what to do if it has not brought all. */
export function ImportOutcome({ shown, isLinkOffered, onAgain }: ImportOutcomeProps) {
  const { status } = shown
  if (status === 'running' || status === 'waiting') return null
  return (
    <>
      <p className={`alert mb-3 mt-4${status === 'failed' ? ' alert-danger' : ''}`}>
        <Icon name={iconOf(shown)} />
        <span className="whitespace-pre-line">{SAYS[status](shown)}</span>
      </p>
      <BringBack imports={[shown]} />
      {isShort(shown) && <GoOn shown={shown} onStarted={onAgain} />}
      {shown.errorCode === 'list-hidden' && shown.type === 'collection' && isLinkOffered && (
        <DialogLink className="btn btn-outline" to="settings-bandcamp">
          <Icon name="link" />
          {messages.connect}
        </DialogLink>
      )}
      {shown.added > 0 && <DuplicatesAfterImport />}
      <SeeOnWall className="mt-4" id={shown.id} added={shown.added} />
    </>
  )
}

/** Imports the list of an import again, which has ended early. `onStarted` is called when that runs. */
function GoOn({ shown, onStarted }: { shown: ImportView; onStarted: () => void }) {
  const { isBusy, run } = useAction()
  const { username, type, importTags } = shown
  const goOn = async () => {
    if (username && type) await startImports({ username, lists: [type], importTags })
    onStarted()
  }
  return <Button text={messages.goOn} disabled={isBusy} onClick={() => run(messages.failed, goOn)} />
}
