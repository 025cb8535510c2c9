import { type KeyboardEvent, useState } from 'react'
import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Field } from '#islands/ui/field.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/add-to-crate/choice.ts'

type NewCrateRowProps = {
  /** A suggested name. */
  name?: string
  onMade: (crate: CrateView) => void
}

/** A row that creates a crate. */
export function NewCrateRow({ name: suggested = '', onMade }: NewCrateRowProps) {
  const [name, setName] = useState<string | null>(null)
  const [error, setError] = useState('')
  const { isBusy, run } = useAction()

  const make = async () => {
    const checked = CrateInput.safeParse({ name })
    if (!checked.success) {
      sayNameMissing(name ?? '')
      return setError(checked.error.issues[0]?.message ?? '')
    }
    setError('')
    const refuse = (failure: unknown) => {
      setError(errorText(failure))
      showError(messages.createFailed, failure)
    }
    await run(refuse, async () => {
      onMade(await createCrate(checked.data))
      setName(null)
    })
  }
  // Enter creates the crate and does not submit the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void make()
  }
  if (name === null) {
    return (
      <li>
        <button type="button" className="crate crate-link" onClick={() => setName(suggested)}>
          <CrateFan sleeves={[]} />
          <span className="truncate text-ink-2">
            {suggested ? messages.newCrateCalled(suggested) : messages.newCrate}
          </span>
          <span />
        </button>
      </li>
    )
  }
  return (
    <li className="py-2">
      <Field label={messages.newCrateName} error={error || undefined}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              className="input min-w-0 flex-1"
              // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
              autoFocus
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={onKeyDown}
              {...control}
            />
            <button type="button" className="btn btn-outline btn-tall" disabled={isBusy} onClick={make}>
              {messages.create}
            </button>
          </div>
        )}
      </Field>
    </li>
  )
}
