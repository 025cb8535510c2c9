import { type MouseEvent, useId, useMemo, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { collectionSearch } from '#domain/query/collection-query.ts'
import { downloadExport } from '#islands/data/api/exports-api.ts'
import { useQuery } from '#islands/lib/location.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { isPlainClick } from '#islands/ui/query-link.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/files.ts'
import { CrateSelect } from './crate-select.tsx'
import { Option } from './option.tsx'
import { useShownCount } from './use-shown-count.ts'

type Kind = 'collection' | 'albums' | 'shown' | 'crate'

type ExportPanelProps = { crates: CrateView[]; albumCount: number | undefined }

export function ExportPanel({ crates, albumCount }: ExportPanelProps) {
  const [kind, setKind] = useState<Kind>('collection')
  const [crateId, setCrateId] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const address = useQuery('')
  const query = useMemo(() => ({ ...inSmartCrate(address, crates), smartCrate: undefined }), [address, crates])
  const shownCount = useShownCount(query)

  const paths: Record<Kind, string | null> = {
    collection: '/api/export/collection',
    albums: '/api/export/albums',
    shown: `/api/export/albums${collectionSearch({ ...query, page: 1 }) || '?list=collection'}`,
    crate: crateId === null ? null : `/api/export/crates/${crateId}`,
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
      {kind === 'collection' ? messages.exportJson : messages.exportCsv}
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
          <CrateSelect
            aria-label={messages.crateToExport}
            crates={crates}
            value={crateId}
            onChange={setCrateId}
            disabled={kind !== 'crate'}
          />
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
          <button type="button" className="btn btn-primary" disabled>
            {label}
          </button>
        )}
      </footer>
    </>
  )
}
