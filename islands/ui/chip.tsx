import { useTagColor } from '#islands/lib/tag-colors.ts'
import * as messages from '#locales/ui.ts'
import { Icon } from './icon.tsx'
import { written } from './written.ts'

export function Chip({ tag }: { tag: string }) {
  return (
    <span className={`chip ${useTagColor()(tag)}`} {...written}>
      {tag}
    </span>
  )
}

type RemovableChipProps = { label: string; onRemove: () => void; tag?: string }

/** A chip that can be removed: a tag in the album form, or an active filter. */
export function RemovableChip({ label, onRemove, tag }: RemovableChipProps) {
  const tagColor = useTagColor()
  return (
    <span className={`chip chip-removable ${tag === undefined ? '' : tagColor(tag)}`}>
      <span className="truncate" {...(tag !== undefined && written)}>
        {label}
      </span>
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
