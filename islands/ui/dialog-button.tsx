import type { ReactNode } from 'react'
import { openDialog } from '../location.ts'

type DialogButtonProps = {
  /** The dialog's name in the address, and the id it is about. */
  name: string
  id?: number
  className: string
  /** Its name, where it is only an icon. */
  label?: string
  disabled?: boolean
  children: ReactNode
}

/** Opens a dialog; its code is fetched when the button is approached. */
export function DialogButton({ name, id, className, label, disabled, children }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      disabled={disabled}
      data-dialog={name}
      onClick={() => openDialog(name, id)}
    >
      {children}
    </button>
  )
}
