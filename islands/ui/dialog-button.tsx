import type { ReactNode } from 'react'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'
import { openDialog } from '#islands/lib/location.ts'

type DialogButtonProps = {
  /** The name and the id of the dialog in the address. */
  name: DialogAddress
  id?: number
  className: string
  /** The accessible name of a button with only an icon. */
  label?: string
  disabled?: boolean
  children: ReactNode
}

/** Opens a dialog; its code loads when the pointer or focus reaches the button. */
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
