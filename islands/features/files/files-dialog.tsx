import { type MouseEvent, useEffect, useId, useMemo, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { type CollectionQuery, collectionSearch, filterAlbums } from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import { useCollectionPage } from '#islands/data/api/albums-api.ts'
import { downloadExport } from '#islands/data/api/exports-api.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { useAlbums, useCrates, useMembers } from '#islands/data/view/use-records.ts'
import { useQuery } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { isPlainClick } from '#islands/ui/query-link.tsx'
import { TabbedDialog } from '#islands/ui/tabbed-dialog.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/file-export.ts'
import { importTab } from '#locales/files.ts'
import { CrateOptions, Option } from './fields.tsx'
import { currentJob, useFileJob } from './file-job.ts'
import { closeFile } from './import-file.ts'
import { ImportPanel } from './import-panel.tsx'

// A finished import need not be shown again, unless failed rows can still be downloaded.
function closeFinished() {
  const job = currentJob()
  if (job.stage === 'rejected' || (job.stage === 'finished' && job.failures.length === 0)) closeFile()
}

export function FilesDialog({ name, isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const albums = useAlbums()
  const { data: imports } = useImports(true)
  const hasJob = useFileJob().stage !== 'none'
  const isOneUnfinished = imports?.some(({ kind, status }) => kind === 'file' && !isImportOver(status)) ?? false
  useEffect(() => closeFinished, [])
  return (
    <TabbedDialog
      isOpen={isOpen}
      title={messages.title}
      first={hasJob || isOneUnfinished || name === 'files-import' ? 1 : 0}
      tabs={[
        { name: messages.exportTab, content: <ExportPanel crates={crates} albumCount={albums?.length} /> },
        { name: importTab, content: <ImportPanel crates={crates} /> },
      ]}
    />
  )
}

type Kind = 'collection' | 'albums' | 'shown' | 'crate'

type ExportPanelProps = { crates: CrateView[]; albumCount: number | undefined }

function ExportPanel({ crates, albumCount }: ExportPanelProps) {
  const [kind, setKind] = useState<Kind>('collection')
  const [crate, setCrate] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const address = useQuery('')
  const query = useMemo(() => ({ ...inSmartCrate(address, crates), smartCrate: undefined }), [address, crates])
  const shownCount = useShownCount(query)

  const paths: Record<Kind, string> = {
    collection: '/api/export/collection',
    albums: '/api/export/albums',
    shown: `/api/export/albums${collectionSearch({ ...query, page: 1 }) || '?list=collection'}`,
    crate: crate && `/api/export/crates/${crate}`,
  }
  const path = paths[kind]
  const option = (value: Kind) => ({
    name: 'export',
    isChosen: kind === value,
    onChoose: () => {
      setKind(value)
      setProblem('')
    },
  })
  const start = async (event: MouseEvent) => {
    if (!path || !isPlainClick(event)) return
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    setProblem('')
    try {
      await downloadExport(path)
      showToast({ kind: 'ok', title: messages.exportStarted, text: messages.exportStartedText })
    } catch (error) {
      setProblem(errorText(error, messages.exportFailed))
    } finally {
      setAsking(false)
    }
  }
  const label = (
    <>
      <Icon name="arrow-down-to-line" />
      <span>{kind === 'collection' ? messages.exportJson : messages.exportCsv}</span>
    </>
  )
  return (
    <>
      <div className="body">
        <Option {...option('collection')} title={messages.wholeCollection}>
          {messages.wholeCollectionText(albumCount, crates.length)}
        </Option>
        <Option {...option('albums')} title={messages.allAlbums}>
          {messages.allAlbumsText}
        </Option>
        <Option {...option('shown')} title={messages.shown}>
          {messages.shownText(shownCount)}
        </Option>
        <Option {...option('crate')} title={messages.oneCrate}>
          {messages.oneCrateText}
        </Option>
        <div className="pl-8">
          <span className="select">
            <select
              className="input"
              aria-label={messages.crateToExport}
              value={crate}
              onChange={({ target }) => setCrate(target.value)}
              disabled={kind !== 'crate'}
            >
              <CrateOptions crates={crates} />
            </select>
          </span>
        </div>
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
      <footer className="dialog-footer">
        {path ? (
          <a
            className="btn btn-primary"
            href={path}
            download
            aria-disabled={isAsking || undefined}
            aria-describedby={problem ? problemId : undefined}
            onClick={start}
          >
            {label}
          </a>
        ) : (
          <Button look="btn-primary" text={label} disabled />
        )}
      </footer>
    </>
  )
}

/** How many albums the collection behind the dialog shows, on all pages. */
function useShownCount(query: CollectionQuery): number | undefined {
  const albums = useAlbums()
  const members = useMembers(query.crate !== null)
  const [now] = useState(() => new Date())
  // The server counts what a text with operators finds.
  const hasOperators = !isPlain(query.q)
  const { data: page } = useCollectionPage(hasOperators ? collectionSearch(query) : null)
  return useMemo(() => {
    if (hasOperators) return page?.shown
    if (!albums) return undefined
    const inPlace = query.crate === null ? albums : members && albumsInCrate(albums, query.crate, members)
    return inPlace && filterAlbums(inPlace.map(searchableOf), query, now).length
  }, [albums, members, query, now, hasOperators, page])
}
