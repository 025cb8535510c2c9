import { type ReactNode, useId, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { CrateSelect } from './crate-select.tsx'

type Kind = 'collection' | 'albums' | 'crate'

const crateCountText = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'crate' : 'crates'}`

const sayStarted = () =>
  showToast({ kind: 'ok', title: 'Export started', text: 'Your file download should begin shortly.' })

type ExportPanelProps = { crates: CrateView[]; albumCount: number | undefined }

/** The files are the server's; a plain link fetches them. */
export function ExportPanel({ crates, albumCount }: ExportPanelProps) {
  const [kind, setKind] = useState<Kind>('collection')
  const [crateId, setCrateId] = useState<number | null>(null)
  const path = kind === 'crate' ? crateId && `crates/${crateId}` : kind
  const name = kind === 'collection' ? 'Export JSON' : 'Export CSV'
  const contents = `${albumCount === undefined ? 'All albums' : albumCountText(albumCount)}, ${crateCountText(crates.length)}`
  const option = (value: Kind) => ({ isChosen: kind === value, onChoose: () => setKind(value) })
  return (
    <>
      <div className="body">
        <Option {...option('collection')} title="Full collection">
          {contents} and what is in them, in order. JSON.
        </Option>
        <Option {...option('albums')} title="All albums">
          One row an album, for any spreadsheet. CSV.
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
      </div>
      <footer>
        {path ? (
          <a className="btn solid" href={`/api/export/${path}`} download onClick={sayStarted}>
            <Icon name="arrow-down-to-line" />
            {name}
          </a>
        ) : (
          <button type="button" className="btn solid" disabled>
            <Icon name="arrow-down-to-line" />
            {name}
          </button>
        )}
      </footer>
    </>
  )
}

type OptionProps = { isChosen: boolean; onChoose: () => void; title: string; children: ReactNode }

function Option({ isChosen, onChoose, title, children }: OptionProps) {
  const id = useId()
  return (
    <div className="opt">
      <input
        id={id}
        type="radio"
        className="radio"
        name="export"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-words`}
      />
      <label htmlFor={id}>
        <b>{title}</b>
        <span id={`${id}-words`}>{children}</span>
      </label>
    </div>
  )
}
