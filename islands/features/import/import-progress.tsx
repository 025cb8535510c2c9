import { Fragment, type ReactNode, useMemo } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/import.ts'
import { numberText } from '#locales/intl.ts'
import { FromOwnBrowser } from './bookmarklet.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { isRefused } from './refused-import.ts'
import { importedBy } from './see-on-wall.tsx'
import { SpokenProgress } from './spoken-progress.tsx'
import { Waiting } from './waiting.tsx'

type ImportProgressProps = {
  imports: readonly ImportView[]
  isLinkOffered: boolean
  onChanged: () => Promise<unknown>
  onAgain: () => void
}

const isRunning = ({ status }: ImportView) => !isImportOver(status)
const listOf = ({ type }: ImportView) => type ?? 'collection'

/** Running or finished imports: one, or those of both lists. */
export function ImportProgress({ imports, isLinkOffered, onChanged, onAgain }: ImportProgressProps) {
  const running = imports.filter(isRunning)
  const filled = imports.filter(({ added }) => added > 0)
  // If the fan does not exist, neither list was read.
  const isUnknown = ({ errorCode }: ImportView) => errorCode === 'no-such-fan'
  const unknown = imports.find(isUnknown)
  const refused = imports.find(isRefused)
  return (
    <>
      <div className="body">
        <SpokenProgress running={running} />
        {unknown && (
          <div role="status">
            <ImportOutcome shown={unknown} isLinkOffered={isLinkOffered} onAgain={onAgain} />
          </div>
        )}
        {imports
          .filter((one) => !isUnknown(one))
          .map((one) => (
            <Progress key={one.id} shown={one} isLinkOffered={isLinkOffered} onAgain={onAgain}>
              {running.length > 1 && <CancelImports imports={[one]} isOneOfSeveral onChanged={onChanged} />}
            </Progress>
          ))}
        {refused && <FromOwnBrowser username={refused.username} />}
      </div>
      <footer className="dialog-footer">
        {running.length === 0 ? (
          <>
            <Button look="btn-ghost" text={messages.importMore} onClick={onAgain} />
            {filled.length > 0 ? (
              <QueryLink className="btn btn-primary" query={importedBy(filled)}>
                {messages.seeImported}
              </QueryLink>
            ) : (
              <Button look="btn-primary" text={messages.done} onClick={closeDialog} />
            )}
          </>
        ) : (
          <>
            <span className="dialog-note">{messages.youCanClose}</span>
            <CancelImports imports={running} onChanged={onChanged} />
          </>
        )}
      </footer>
    </>
  )
}

type ProgressProps = { shown: ImportView; isLinkOffered: boolean; onAgain: () => void; children: ReactNode }

/** The figures of one import; `children` is its button. */
const Progress = ({ shown, isLinkOffered, onAgain, children }: ProgressProps) => (
  <section className=":uno: [&+&]:(mt-5 border-t border-line pt-5)">
    <div className="flex items-center justify-between gap-3">
      <p className="text-small text-ink-2">
        {shown.kind === 'link'
          ? messages.fromLink
          : messages.from(
              <b key="fan" {...written}>
                {shown.username}
              </b>,
              listOf(shown),
              shown.importTags,
            )}
      </p>
      {children}
    </div>
    <ImportFigures shown={shown} isOver={!isRunning(shown)} />
    <RecentImports shown={shown} />
    <dl className="details mt-3">
      <Fact name={messages.added} count={shown.added} />
      <Fact name={messages.alreadyThere} count={shown.existing} />
      {shown.updated > 0 && <Fact name={messages.filled} count={shown.updated} />}
      {shown.skipped > 0 && (
        <Fact name={shown.kind === 'link' ? messages.unreadable : messages.leftOut} count={shown.skipped} />
      )}
      {shown.tagged > 0 && <Fact name={messages.tagged} count={shown.tagged} />}
      {shown.failed > 0 && <Fact name={messages.withoutTags} count={shown.failed} />}
    </dl>
    <div role="status">
      {isRunning(shown) ? (
        shown.status === 'waiting' && <Waiting shown={shown} />
      ) : (
        <ImportOutcome shown={shown} isLinkOffered={isLinkOffered} onAgain={onAgain} />
      )}
    </div>
  </section>
)

const Fact = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{numberText(count)}</dd>
  </div>
)

const MAX_SHOWN = 9

/** The covers of the albums imported last. */
function RecentImports({ shown: { added, type } }: { shown: ImportView }) {
  const albums = useAlbums()
  const newest = useMemo(
    () =>
      (albums ?? [])
        .filter((album) => album.list === type)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, Math.min(added, MAX_SHOWN))
        .toReversed(),
    [albums, added, type],
  )
  if (newest.length === 0) return null
  return (
    <ul className="grid grid-cols-9 mt-3 gap-1" aria-hidden="true">
      {newest.map((album) => (
        <li key={album.id}>
          <Cover {...album} size={46} />
        </li>
      ))}
    </ul>
  )
}

type CancelImportsProps = {
  imports: readonly ImportView[]
  /** Whether it is one of several buttons. */
  isOneOfSeveral?: boolean
  onChanged: () => Promise<unknown>
}

/** Cancels imports; imported albums stay. */
function CancelImports({ imports, isOneOfSeveral, onChanged }: CancelImportsProps) {
  const { isBusy, run } = useAction()
  const cancel = () =>
    run(messages.cancelFailed, async () => {
      for (const { id } of imports) await cancelImport(id)
      await onChanged()
    })
  return (
    <button type="button" className="btn btn-outline" disabled={isBusy} onClick={cancel}>
      <span>{imports.length > 1 ? messages.cancelBoth : messages.cancelImport}</span>
      {isOneOfSeveral &&
        imports.map(({ id, type }) => <Fragment key={id}>{srOnly(messages.ofList(type ?? 'collection'))}</Fragment>)}
    </button>
  )
}
