import { type ReactNode, useId } from 'react'
import type { FormState } from 'react-hook-form'
import './filled-fields.ts'
import { Icon } from './icon.tsx'

type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A text beside a control. */
export type FieldTexts = {
  label: ReactNode
  /** A short note, or a link, at the right of the label. */
  help?: ReactNode
  error?: string
}

type FieldProps = FieldTexts & {
  /** Renders the control with the attributes that link it to label and error: `(control) => <input className="input" {...control} />`. */
  children: (control: Control) => ReactNode
}

export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {help && (
          <em className="text-ink-3 font-normal not-italic" id={`${id}-help`}>
            {help}
          </em>
        )}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="hint flex items-center gap-1.5 text-danger" role="alert">
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </p>
  )
}

/** The state of a form that its parts read: whether it is being sent, and its error as a whole. */
export type ReadForm = {
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  formState: Pick<FormState<any>, 'errors' | 'isSubmitting'>
}

/** The error of a form as a whole. */
export const FormError = ({ form: { formState } }: { form: ReadForm }) =>
  formState.errors.root?.message ? <FieldError>{formState.errors.root.message}</FieldError> : null
