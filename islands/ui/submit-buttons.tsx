import type { ReactNode } from 'react'
import { cancel } from '#locales/phrases.ts'

type SubmitButtonsProps = {
  label: ReactNode
  /** Whether the form can't be submitted now. */
  isOff?: boolean
  /** Whether it is being submitted; then the button keeps the focus. */
  isBusy?: boolean
  /** Whether it takes something away. */
  isDanger?: boolean
  onCancel: () => void
}

/** The buttons that cancel and submit a form. */
export const SubmitButtons = ({ label, isOff, isBusy, isDanger, onCancel }: SubmitButtonsProps) => (
  <>
    <button type="button" className={`btn ${isDanger ? 'btn-outline' : 'btn-ghost'}`} onClick={onCancel}>
      {cancel}
    </button>
    <button
      type="submit"
      className={`btn ${isDanger ? 'btn-danger' : 'btn-primary'}`}
      disabled={isOff}
      aria-disabled={isBusy || undefined}
    >
      {label}
    </button>
  </>
)
