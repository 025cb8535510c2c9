import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { type OnFile, take } from '#islands/ui/file-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/files.ts'

// The browser opens a file that is dropped elsewhere in place of the page.
function keepThePage() {
  const stay = (event: Event) => event.preventDefault()
  for (const name of ['dragover', 'drop']) addEventListener(name, stay)
  return () => {
    for (const name of ['dragover', 'drop']) removeEventListener(name, stay)
  }
}

const DROP =
  'drop relative grid cursor-pointer place-items-center gap-1.5 rounded-control border-[1.5px] border-dashed p-6 text-center text-small text-ink-2 has-[:focus-visible]:(outline-2 outline-offset-2 outline-accent outline-solid)'

/** A file can be dropped or chosen here. Any type is accepted: the content decides. */
export function FileDrop({ onFile, errorId, children }: { onFile: OnFile; errorId?: string; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  useEffect(keepThePage, [])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <label
      className={`${DROP} ${isOver ? 'border-accent bg-accent-soft' : 'border-line-2 hover:border-ink-2 focus-within:border-ink-2'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        className="sr-only"
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        onChange={take(onFile)}
      />
      <Icon name="file-up" size={24} />
      <span>
        {messages.chooseOrDrop((text) => (
          <span key="choose" className="text-link">
            {text}
          </span>
        ))}
      </span>
      <span className="text-meta text-ink-3">{children}</span>
    </label>
  )
}
