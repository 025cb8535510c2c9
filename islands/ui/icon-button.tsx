import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'title' | 'children'> & {
  icon: ComponentProps<typeof Icon>['name']
  size?: ComponentProps<typeof Icon>['size']
  label: string
  /** It does nothing, but keeps the focus, which a disabled button would lose. */
  isOff?: boolean
}

const OFF = ':uno: aria-disabled:(bg-transparent opacity-40)'

/** A button with only an icon; its label is a tooltip too. */
export const IconButton = ({ icon, size, label, isOff, className = '', onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={`icon-btn ${isOff ? OFF : ''} ${className}`}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
    {...rest}
  >
    <Icon name={icon} size={size} />
  </button>
)
