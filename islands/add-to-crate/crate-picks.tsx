import { useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import * as messages from '#locales/album/form.ts'
import { FindCrate, foundCrates } from '../crates/find-crate.tsx'
import { PickChip } from '../ui/chip.tsx'
import type { useAlbumCrates } from './use-album-crates.ts'

type CratePicksProps = { crates: CrateView[]; picks: ReturnType<typeof useAlbumCrates> }

const AT_ONCE = 24

/** The crates an album is to be in. Of very many the chosen ones and the first are shown, and those that are looked for. */
export function CratePicks({ crates, picks }: CratePicksProps) {
  const [text, setText] = useState('')
  if (crates.length === 0) return null
  const isLong = crates.length > AT_ONCE
  const isChosen = ({ id }: CrateView) => picks.chosen?.includes(id) ?? false
  const found = new Set((isLong ? foundCrates(crates, text) : crates).slice(0, AT_ONCE))
  return (
    <fieldset className="field">
      <legend className="lab">{messages.crates}</legend>
      {picks.hasFailed ? (
        <p className="row t-small">
          {messages.cratesLoadFailed}
          <button type="button" className="text" onClick={picks.load}>
            {messages.tryAgain}
          </button>
        </p>
      ) : (
        <>
          {isLong && <FindCrate text={text} onText={setText} />}
          <div className="chips loose" aria-busy={picks.chosen === null}>
            {crates
              .filter((crate) => found.has(crate) || isChosen(crate))
              .map((crate) => (
                <PickChip key={crate.id} chosen={isChosen(crate)} onChange={(chosen) => picks.choose(crate.id, chosen)}>
                  {crate.name}
                </PickChip>
              ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
