import type { ComponentProps } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import { Field, type FieldTexts } from './field.tsx'

/** A text of one line with its label. */
export const TextField = ({ label, help, error, ...input }: FieldTexts & ComponentProps<'input'>) => (
  <Field label={label} help={help} error={error}>
    {(control) => <input className="input" autoComplete="off" dir="auto" {...input} {...control} />}
  </Field>
)

/** A text of several lines with its label. */
export const TextArea = ({ label, help, error, ...area }: FieldTexts & ComponentProps<'textarea'>) => (
  <Field label={label} help={help} error={error}>
    {(control) => <textarea className="input" dir="auto" {...area} {...control} />}
  </Field>
)

type ChoiceFieldProps = FieldTexts &
  ComponentProps<'select'> & { options?: readonly (readonly [string | number, string])[] }

/** A choice of `options` with its label. */
export const ChoiceField = ({ label, help, error, options, children, ...select }: ChoiceFieldProps) => (
  <Field label={label} help={help} error={error}>
    {(control) => (
      <span className="select">
        <select className="input" {...select} {...control}>
          {options?.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
          {children}
        </select>
      </span>
    )}
  </Field>
)

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'register' | 'formState'>

/** The props of a form's field by its name: `<TextField {...fieldOf('email')} … />`. The first field with an error gets the focus. */
export const fieldsOf =
  <Values extends FieldValues, Output>({ register, formState: { errors } }: Form<Values, Output>) =>
  <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(errors, name) as FieldError | undefined)?.message,
  })
