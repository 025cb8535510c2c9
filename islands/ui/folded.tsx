import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FoldButtonProps = {
  className?: string
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  text: ReactNode
}

/** A heading that folds the content below it. */
export const FoldButton = ({ className = '', isFolded, onFold, text }: FoldButtonProps) => (
  <button
    type="button"
    className={`group inline-flex min-h-6 items-center gap-1 ${className}`}
    aria-expanded={!isFolded}
    onClick={() => onFold(!isFolded)}
  >
    <span>{text}</span>
    <Icon
      className=":uno: [transition:rotate_120ms] group-aria-[expanded=false]:[rotate:-90deg] text-ink-3"
      name="chevron-down"
      size={14}
    />
  </button>
)
