import { type MouseEvent, useId, useState } from 'react'
import { collectionSearch } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { CallFailed } from '../../api.ts'
import { downloadExport } from '../../calls/exports.ts'
import { isPlainClick } from '../../header/query-link.tsx'
import { useQuery } from '../../location.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { crateCountText } from './counts.ts'
import { CrateSelect } from './crate-select.tsx'
import { Option } from './option.tsx'
import { useShownCount } from './use-shown-count.ts'

type Kind = 'collection' | 'albums' | 'shown' | 'crate'

const problemOf = (error: unknown) =>
  error instanceof CallFailed && (error.status === 0 || error.status === 404)
    ? error.message
    : 'Failed to export data. Please try again'

type ExportPanelProps = { crates: CrateView[]; albumCount: number | undefined }

/** The files are the server's; the browser downloads them as it does any other. */
export function ExportPanel({ crates, albumCount }: ExportPanelProps) {
  const [kind, setKind] = useState<Kind>('collection')
  const [crateId, setCrateId] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const query = useQuery('')
  const shownCount = useShownCount(query)

  const paths: Record<Kind, string | null> = {
    collection: '/api/export/collection',
    albums: '/api/export/albums',
    shown: `/api/export/albums${collectionSearch({ ...query, page: 1 }) || '?list=collection'}`,
    crate: crateId === null ? null : `/api/export/crates/${crateId}`,
  }
  const path = paths[kind]
  const contents = `${albumCount === undefined ? 'All albums' : albumCountText(albumCount)}, ${crateCountText(crates.length)}`
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
      showToast({ kind: 'ok', title: 'Export started', text: 'Your file download should begin shortly.' })
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAsking(false)
    }
  }
  const label = (
    <>
      <Icon name="arrow-down-to-line" />
      {kind === 'collection' ? 'Export JSON' : 'Export CSV'}
    </>
  )
  return (
    <>
      <div className="body">
        <Option {...option('collection')} title="Full collection">
          {contents} and what is in them, in order. JSON.
        </Option>
        <Option {...option('albums')} title="All albums">
          One row an album, for any spreadsheet. CSV.
        </Option>
        <Option {...option('shown')} title="What is shown now">
          {shownCount === undefined ? 'The albums' : albumCountText(shownCount)} behind this dialog, as searched,
          filtered and sorted. CSV.
        </Option>
        <Option {...option('crate')} title="One crate">
          The same columns, only what is in the crate. CSV.
        </Option>
        <div className="under-opt">
          <CrateSelect
            aria-label="Crate to export"
            crates={crates}
            value={crateId}
            onChange={setCrateId}
            disabled={kind !== 'crate'}
          />
        </div>
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
      <footer>
        {path ? (
          <a
            className="btn solid"
            href={path}
            download
            aria-disabled={isAsking || undefined}
            aria-describedby={problem ? problemId : undefined}
            onClick={start}
          >
            {label}
          </a>
        ) : (
          <button type="button" className="btn solid" disabled>
            {label}
          </button>
        )}
      </footer>
    </>
  )
}
