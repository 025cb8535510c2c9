import type { ReactNode } from 'react'
import { tagColor } from '#domain/tag-color.ts'
import * as messages from '#locales/ui/parts.ts'
import { Icon } from './icon.tsx'

export function Chip({ tag }: { tag: string }) {
  return <span className={`chip ${tagColor(tag)}`}>{tag}</span>
}

type PickChipProps = {
  chosen: boolean
  onChange: (chosen: boolean) => void
  /** Sets the color; without a tag the chip is plain. */
  tag?: string
  count?: number
  children?: ReactNode
}

/** A chip that can be chosen: a tag to filter by, or a crate. */
export function PickChip({ chosen, onChange, tag, count, children }: PickChipProps) {
  const color = tag === undefined ? '[--c:var(--ink)]' : tagColor(tag)
  return (
    <button
      type="button"
      className={`chip chip-pick ${chosen ? `chip-on ${color}` : ''}`}
      aria-pressed={chosen}
      onClick={() => onChange(!chosen)}
    >
      {chosen && tag === undefined && <Icon name="check" size={14} />}
      <span className="truncate">{children ?? tag}</span>
      {count !== undefined && <small className={chosen ? 'text-meta' : 'text-meta text-ink-3'}>{count}</small>}
    </button>
  )
}

type RemovableChipProps = { label: string; onRemove: () => void; tag?: string }

/** A chip that can be removed: a tag in the album form, or an active filter. */
export function RemovableChip({ label, onRemove, tag }: RemovableChipProps) {
  return (
    <span className={`chip chip-removable ${tag === undefined ? '' : tagColor(tag)}`}>
      <span className="truncate">{label}</span>
      <button
        type="button"
        className=":uno: max-sm:after:(absolute -inset-1.5 content-empty) relative grid -mr-7px max-sm:(-mr-9px size-8) size-6 flex-none place-items-center focus-visible:-outline-offset-2"
        aria-label={messages.removeChip(label)}
        onClick={onRemove}
      >
        <Icon name="x" size={12} />
      </button>
    </span>
  )
}
