import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Look =
  | 'btn-outline'
  | 'btn-primary'
  | 'btn-accent'
  | 'btn-ghost'
  | 'btn-danger'
  | 'btn-danger-ghost'
  | 'btn-danger-outline'
  | 'text-link'
  | 'meta-link'

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & { look?: Look; icon?: IconName; text: ReactNode }

/** A button with a text, and an icon before it. */
export const Button = ({ look = 'btn-outline', icon, text, className = '', ...rest }: ButtonProps) => (
  <button type="button" className={`${look.endsWith('link') ? '' : 'btn '}${look} ${className}`} {...rest}>
    {icon && <Icon name={icon} />}
    <span>{text}</span>
  </button>
)
