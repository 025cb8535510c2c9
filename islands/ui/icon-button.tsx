import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'title' | 'children'> & {
  icon: ComponentProps<typeof Icon>['name']
  size?: ComponentProps<typeof Icon>['size']
  label: string
}

/** A button with only an icon; its label is a tooltip too. */
export const IconButton = ({ icon, size, label, className = '', ...rest }: IconButtonProps) => (
  <button {...rest} type="button" className={`icon-btn ${className}`} aria-label={label} title={label}>
    <Icon name={icon} size={size} />
  </button>
)
