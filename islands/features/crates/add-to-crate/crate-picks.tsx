import { useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { Button } from '#islands/ui/button.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import * as messages from '#locales/album-form.ts'
import { FindCrate } from '../find-crate.tsx'
import { foundCrates } from '../shown-crates.ts'
import type { CrateChoice } from './use-crate-choice.ts'

type CratePicksProps = { crates: CrateView[]; choice: CrateChoice }

const AT_ONCE = 24

/** The crates of an album as chips. If there are very many, only the chosen ones and the first ones, or those found by name. */
export function CratePicks({ crates: all, choice }: CratePicksProps) {
  const [text, setText] = useState('')
  const crates = cratesToFill(all)
  if (crates.length === 0) return null
  const isLong = crates.length > AT_ONCE
  const isChosen = (crate: CrateView) => choice.stateOf(crate).isChecked
  const found = new Set(foundCrates(crates, text).slice(0, AT_ONCE))
  return (
    <fieldset>
      <legend className="field-label">{messages.crates}</legend>
      {choice.hasFailed ? (
        <p className="flex items-center gap-2 text-small">
          {messages.cratesLoadFailed}
          <Button look="text-link" text={messages.tryAgain} onClick={choice.load} />
        </p>
      ) : (
        <>
          {isLong && <FindCrate text={text} onText={setText} />}
          <div className="chips chips-loose" aria-busy={!choice.isKnown}>
            {crates
              .filter((crate) => found.has(crate) || isChosen(crate))
              .map((crate) => (
                <PickChip
                  key={crate.id}
                  chosen={isChosen(crate)}
                  text={crate.name}
                  isWritten
                  onChange={() => choice.turn(crate.id)}
                />
              ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
