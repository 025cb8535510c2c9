import { type KeyboardEvent, useRef, useState } from 'react'
import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Field } from '#islands/ui/field.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import { useAction } from '#islands/ui/use-action.ts'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/crate-dialogs.ts'
import { FindCrate } from '../find-crate.tsx'
import { MANY_CRATES, namedCrates } from '../shown-crates.ts'
import type { CrateChoice } from './use-crate-choice.ts'

type CrateChooserProps = {
  crates: CrateView[]
  choice: Pick<CrateChoice, 'isKnown' | 'hasFailed' | 'load' | 'turn'> & {
    stateOf: (crate: CrateView) => CrateState
  }
  /** Whether to show the search field, with the initial focus, even for few crates. */
  canFind?: boolean
}

type CrateState = { isChecked: boolean; isSome: boolean; isFixed: boolean }

/** The crates as checkboxes, with a search field if there are many, and a row to create one. */
export function CrateChooser({ crates: all, choice, canFind = false }: CrateChooserProps) {
  const [text, setText] = useState('')
  const isMaking = useRef(false)
  const crates = cratesToFill(all)
  const isLong = canFind || crates.length >= MANY_CRATES
  const found = isLong ? namedCrates(crates, text) : crates
  const { count, more } = useSlice(found.length)
  if (choice.hasFailed) {
    return (
      <p className="flex items-center gap-2">
        {messages.loadFailed}
        <Button look="text-link" text={messages.tryAgain} onClick={choice.load} />
      </p>
    )
  }
  if (!choice.isKnown) return <Progress label={messages.cratesLoading} />
  const onMade = ({ id }: CrateView) => {
    choice.turn(id)
    setText('')
  }
  const maker = <NewCrateRow key="new" name={isLong ? text.trim() : ''} onMade={onMade} />
  const [first] = found
  const makeNamed = async () => {
    if (isMaking.current) return
    isMaking.current = true
    try {
      onMade(await createCrate(CrateInput.parse({ name: text })))
    } catch (error) {
      showError(messages.createFailed, error)
    }
    isMaking.current = false
  }
  const onEnter = () => (first ? choice.turn(first.id) : void makeNamed())
  return (
    <>
      {isLong && <FindCrate text={text} onText={setText} onEnter={onEnter} autoFocus={canFind} />}
      <ul className="mt-2">
        {isLong && maker}
        {found.slice(0, count).map((crate) => (
          <CrateCheck key={crate.id} crate={crate} state={choice.stateOf(crate)} onTurn={() => choice.turn(crate.id)} />
        ))}
        {more}
        {!isLong && maker}
      </ul>
      {found.length === 0 && (
        <p className="text-small text-ink-2" role="status">
          {text.trim() === '' ? messages.noCrates : messages.noCratesMatch(text.trim())}
        </p>
      )}
    </>
  )
}

type CrateCheckProps = {
  crate: CrateView
  state: CrateState
  onTurn: () => void
}

const CrateCheck = ({ crate, state: { isChecked, isSome, isFixed }, onTurn }: CrateCheckProps) => (
  <li>
    <label className="crate crate-link">
      <CrateFan sleeves={crate.previewCovers} />
      <span className="truncate" {...written}>
        {crate.name}
      </span>
      <span className="flex items-center text-ink-3">
        {isFixed && <small className="mr-2 text-meta">{messages.holdsAll}</small>}
        {isSome && <small className="mr-2 text-meta">{messages.holdsSome}</small>}
        <input
          ref={(input) => {
            if (input) input.indeterminate = isSome
          }}
          type="checkbox"
          className="check"
          checked={isChecked}
          disabled={isFixed}
          onChange={onTurn}
        />
      </span>
    </label>
  </li>
)

type NewCrateRowProps = {
  /** A suggested name. */
  name?: string
  onMade: (crate: CrateView) => void
}

/** A row to create a crate. */
function NewCrateRow({ name: suggested = '', onMade }: NewCrateRowProps) {
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
            {suggested ? messages.newCrateCalled(suggested) : messages.newCrateOption}
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
            <Button className="btn-tall" text={messages.createShort} disabled={isBusy} onClick={make} />
          </div>
        )}
      </Field>
    </li>
  )
}
