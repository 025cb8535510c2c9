import type { ICONS } from './icons.ts'

const SIZES = { 12: 'size-3', 14: 'size-3.5', 16: 'size-4', 18: 'size-4.5', 20: 'size-5', 24: 'size-6' } as const

export type IconName = keyof typeof ICONS
type IconProps = { name: IconName; size?: keyof typeof SIZES; className?: string }

/** An icon in the color of the text. Its shape is in the page's `IconSheet`. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg className={`i ${SIZES[size]} ${className}`.trimEnd()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
