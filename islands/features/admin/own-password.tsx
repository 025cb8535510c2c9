import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#islands/lib/api-error.ts'
import { PasswordField } from '#islands/ui/password-field.tsx'
import * as messages from '#locales/admin.ts'

/** The administrator's own password, which the server requires if the last sign-in was more than 10 minutes ago. */
export function useOwnPassword() {
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<{ message: string } | null>(null)
  const isAskedBy = (error: unknown): boolean => {
    const message = error instanceof ApiError ? error.fields.ownPassword : undefined
    if (message) setAsked({ message })
    return message !== undefined
  }
  return {
    password,
    setPassword,
    asked,
    /** The field of a call with the password. */
    fields: password ? { ownPassword: password } : {},
    /** Whether an error only asks for the password; then the field is shown. */
    isAskedBy,
    /** The texts for an error, none if it only asks for the password. */
    unlessAsked:
      <Texts,>(texts: Texts) =>
      (error: unknown) =>
        isAskedBy(error) ? null : texts,
  }
}

/** The password field, once the server has asked for it. */
export function OwnPassword({ own }: { own: ReturnType<typeof useOwnPassword> }) {
  const part = useRef<HTMLDivElement>(null)
  const { password, setPassword, asked } = own
  // Each refusal asks for the password again.
  useEffect(() => {
    if (asked) part.current?.querySelector('input')?.focus()
  }, [asked])
  if (!asked) return null
  return (
    <div ref={part}>
      <PasswordField
        label={messages.ownPassword}
        autoComplete="current-password"
        name="ownPassword"
        error={asked.message}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </div>
  )
}
