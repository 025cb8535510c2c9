import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

// Otherwise the browser opens a file that is dropped beside the zone.
function keepThePage() {
  const stay = (event: Event) => event.preventDefault()
  for (const name of ['dragover', 'drop']) addEventListener(name, stay)
  return () => {
    for (const name of ['dragover', 'drop']) removeEventListener(name, stay)
  }
}

const DROP =
  'drop relative grid cursor-pointer place-items-center gap-1.5 rounded-control border-[1.5px] border-dashed p-6 text-center text-small text-ink-2 has-[:focus-visible]:(outline-2 outline-offset-2 outline-accent outline-solid)'

type DropZoneProps = {
  icon: IconName
  /** The file input, which is visually hidden. */
  input: ComponentProps<'input'>
  onDropped: (data: DataTransfer) => void
  children: ReactNode
}

/** Files that can be chosen can also be dropped here. */
export function DropZone({ icon, input, onDropped, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  useEffect(keepThePage, [])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDropped(event.dataTransfer)
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
      <input type="file" className="sr-only" {...input} />
      <Icon name={icon} size={24} />
      {children}
    </label>
  )
}
