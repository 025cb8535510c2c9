import { type DragEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { sizeText } from './judge-file.ts'

type FileDropProps = {
  file: File | null
  onFile: (file: File) => void
  format: 'JSON' | 'CSV'
  mostBytes: number
  errorId: string | undefined
}

/** A place to drop a file on, and the browser's own chooser behind it. */
export function FileDrop({ file, onFile, format, mostBytes, errorId }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <label
      className={`drop${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        className="sr"
        accept={format === 'JSON' ? '.json,application/json' : '.csv,text/csv'}
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
        }}
      />
      <Icon name={format === 'JSON' ? 'json' : 'spreadsheet'} size={24} />
      {file ? (
        <span className="clip">
          <b>{file.name}</b>
        </span>
      ) : (
        <span>
          <span className="text">Choose a {format} file</span> or drop it here
        </span>
      )}
      <span className="t-meta">
        {file ? `${sizeText(file.size)} · choose another` : `up to ${sizeText(mostBytes)}`}
      </span>
    </label>
  )
}
