import { Button } from '#islands/ui/button.tsx'
import '#islands/ui/check.css'
import { type ComponentProps, useState } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { registerProfile } from '#islands/data/api/auth-api.ts'
import { isCopyOn, removeFromDevice, setCopyOn } from '#islands/data/store/device.ts'
import { dropStoredPages } from '#islands/lib/ask-worker.ts'
import { leaveNotice } from '#islands/lib/notice.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import { FormError } from '#islands/ui/field.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/auth.ts'
import { keep } from '#locales/outbox.ts'

/** A text above the fields of a form, such as why a sign-in with another account failed; nothing without it. */
export const Hint = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="alert" role="alert">
      {children}
    </p>
  )

type FormEndProps = {
  form: { formState: Pick<FormState<FieldValues>, 'errors' | 'isSubmitting' | 'isSubmitSuccessful'> }
  label: string
  /** During the request and until the next page has loaded. */
  busyLabel: string
}

/** The error of a form as a whole, and its submit button. */
export function FormEnd({ form, label, busyLabel }: FormEndProps) {
  const isBusy = form.formState.isSubmitting || form.formState.isSubmitSuccessful
  return (
    <>
      <FormError form={form} />
      <Button
        look="btn-primary"
        className="btn-tall btn-wide"
        type="submit"
        text={isBusy ? busyLabel : label}
        disabled={isBusy}
      />
    </>
  )
}

/** A link to the other form. */
export function OtherForm({ question, label, onOpen }: { question: string; label: string; onOpen: () => void }) {
  return (
    <p className="text-center text-small text-ink-2">
      {question} <Button look="text-link" text={label} onClick={onOpen} />
    </p>
  )
}

export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label={messages.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

/** Whether this device may keep the person's records. It is stored at once, so that it applies to every way of signing in. */
export function KeepOnDevice() {
  const [isOn, setOn] = useState(isCopyOn)
  const choose = (isChosen: boolean) => {
    setOn(isChosen)
    if (isChosen) setCopyOn(true)
    else void removeFromDevice()
  }
  return (
    <CheckField
      className="gap-3 text-small"
      label={keep}
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}

/** Opens the collection after signing in or up. */
export async function enter({ isNew }: { isNew: boolean }): Promise<void> {
  await registerProfile()
  if (!isNew) leaveNotice({ kind: 'logged-in' })
  // After a forced reload, the service worker does not control the page and does not see the sign-in.
  await dropStoredPages()
  location.assign('/app')
}
