import type { ReactNode } from 'react'
import { cancel } from '#locales/phrases.ts'

type SubmitButtonsProps = {
  label: ReactNode
  /** Whether the form can't be submitted now. */
  isOff?: boolean
  onCancel: () => void
}

/** The buttons that cancel and submit a form. */
export const SubmitButtons = ({ label, isOff, onCancel }: SubmitButtonsProps) => (
  <>
    <button type="button" className="btn btn-ghost" onClick={onCancel}>
      {cancel}
    </button>
    <button type="submit" className="btn btn-primary" disabled={isOff}>
      {label}
    </button>
  </>
)
