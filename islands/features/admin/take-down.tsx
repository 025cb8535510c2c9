import { type FormEvent, useState } from 'react'
import { takeDownShare } from '#islands/data/api/admin-api.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { Field } from '#islands/ui/field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/admin/audit-log.ts'

const tokenIn = (address: string) => /\/s\/([\w-]{22})(?:[/?#]|$)/.exec(address.trim())?.[1]

/** Ends the share with the address that somebody has reported. */
export function TakeDown({ onDone }: { onDone: () => void }) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const { isBusy, run } = useAction()
  const takeDown = async (event: FormEvent) => {
    event.preventDefault()
    const token = tokenIn(address)
    if (!token) return setError(messages.noShareAddress)
    setError('')
    await run(
      (problem) => setError(errorText(problem)),
      async () => {
        await takeDownShare(token)
        setAddress('')
        showToast({ kind: 'ok', title: messages.takenDown })
        onDone()
      },
    )
  }
  return (
    <details className="my-3">
      <summary className=":uno: max-sm:(min-h-touch leading-11) min-h-6 cursor-pointer text-small text-ink-2">
        {messages.takeDown}
      </summary>
      <form className="mt-2 max-w-140" noValidate onSubmit={takeDown}>
        <Field label={messages.shareAddress} error={error || undefined}>
          {(control) => (
            <span className="flex max-sm:flex-wrap gap-3">
              <input
                className="input"
                type="url"
                autoComplete="off"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
                {...control}
              />
              <button type="submit" className="btn btn-danger btn-tall max-sm:w-full flex-none" disabled={isBusy}>
                {messages.takeDownNow}
              </button>
            </span>
          )}
        </Field>
        <p className="hint">{messages.takeDownHelp}</p>
      </form>
    </details>
  )
}
