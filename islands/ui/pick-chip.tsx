import type { ReactNode } from 'react'
import { useTagColor } from '#islands/lib/tag-colors.ts'
import { Icon } from './icon.tsx'
import { written } from './written.ts'

type PickChipProps = {
  chosen: boolean
  onChange: (chosen: boolean) => void
  /** Determines the color; without a tag the chip is plain. */
  tag?: string
  count?: number
  /** Replaces the tag. */
  text?: ReactNode
  /** Whether the text is the name of something. */
  isWritten?: boolean
}

/** A chip that can be selected: a tag to filter by, or a crate. */
export function PickChip({ chosen, onChange, tag, count, text = tag, isWritten = text === tag }: PickChipProps) {
  const tagColor = useTagColor()
  const color = tag === undefined ? '[--c:var(--ink)]' : tagColor(tag)
  return (
    <button
      type="button"
      className={`chip chip-pick max-sm:min-w-touch justify-center ${chosen ? `chip-on ${color}` : ''}`}
      aria-pressed={chosen}
      onClick={() => onChange(!chosen)}
    >
      {chosen && tag === undefined && <Icon name="check" size={14} />}
      <span className="truncate" {...(isWritten && written)}>
        {text}
      </span>
      {count !== undefined && <small className={chosen ? 'text-meta' : 'text-meta text-ink-3'}>{count}</small>}
    </button>
  )
}
