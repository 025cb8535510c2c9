import { useRef, useState } from 'react'
import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-list.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Progress } from '#islands/ui/progress.tsx'
import { useSlice } from '#islands/ui/use-slice.ts'
import * as messages from '#locales/add-to-crate/choice.ts'
import { FindCrate } from '../find-crate.tsx'
import { isNamed, MANY_CRATES } from '../shown-crates.ts'
import { NewCrateRow } from './new-crate-row.tsx'
import type { CrateChoice } from './use-crate-choice.ts'

type CrateChooserProps = {
  crates: CrateView[]
  choice: Pick<CrateChoice, 'isKnown' | 'hasFailed' | 'load' | 'turn'> & {
    stateOf: (crate: CrateView) => CrateState
  }
  /** Whether few crates can be found by name too, as the first thing to do. */
  canFind?: boolean
}

type CrateState = { isChecked: boolean; isSome: boolean; isFixed: boolean }

/** The crates as checkboxes, with a field to find them if they are many, and a row that creates one. */
export function CrateChooser({ crates: all, choice, canFind = false }: CrateChooserProps) {
  const [text, setText] = useState('')
  const isMaking = useRef(false)
  const crates = cratesToFill(all)
  const isLong = canFind || crates.length >= MANY_CRATES
  const found = isLong ? crates.filter(isNamed(text)) : crates
  const { count, end, hasMore } = useSlice<HTMLLIElement>(found.length)
  if (choice.hasFailed) {
    return (
      <p className="flex items-center gap-2">
        {messages.loadFailed}
        <button type="button" className="text-link" onClick={choice.load}>
          {messages.tryAgain}
        </button>
      </p>
    )
  }
  if (!choice.isKnown) return <Progress label={messages.loading} />
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
        {hasMore && <li ref={end} className="more-rows" aria-hidden="true" />}
        {!isLong && maker}
      </ul>
      {found.length === 0 && (
        <p className="text-small text-ink-2" role="status">
          {text.trim() === '' ? messages.noCrates : messages.noMatches(text.trim())}
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
      <span className="truncate">{crate.name}</span>
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
