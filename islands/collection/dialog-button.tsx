import type { ReactNode } from 'react'
import { preloadDialog } from '../dialogs/contents.ts'
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

/** Opens a dialog, and fetches it a little before. */
export function DialogButton({ name, id, className, label, disabled, children }: DialogButtonProps) {
  const preload = () => preloadDialog(name)
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      disabled={disabled}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => openDialog(name, id)}
    >
      {children}
    </button>
  )
}
