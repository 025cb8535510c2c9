import type { CrateView } from '#domain/crate.ts'
import { PickChip } from '../../ui/chip.tsx'
import type { useAlbumCrates } from './use-album-crates.ts'

type CratePicksProps = { crates: CrateView[]; picks: ReturnType<typeof useAlbumCrates> }

/** The crates an album is to be in. */
export function CratePicks({ crates, picks }: CratePicksProps) {
  if (crates.length === 0) return null
  return (
    <fieldset className="field">
      <legend className="lab">Crates</legend>
      {picks.hasFailed ? (
        <p className="row t-small">
          The crates could not be loaded.
          <button type="button" className="text" onClick={picks.load}>
            Try again
          </button>
        </p>
      ) : (
        <div className="chips loose" aria-busy={picks.chosen === null}>
          {crates.map((crate) => (
            <PickChip
              key={crate.id}
              chosen={picks.chosen?.includes(crate.id) ?? false}
              onChange={(isChosen) => picks.choose(crate.id, isChosen)}
            >
              {crate.name}
            </PickChip>
          ))}
        </div>
      )}
    </fieldset>
  )
}
