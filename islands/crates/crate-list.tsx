import { useId } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { divideCrates } from '#domain/crate-list.ts'
import { CrateRow } from './crate-row.tsx'

type CrateListProps = { crates: CrateView[]; openId: CollectionQuery['crate'] }

/** The favourites, then the others. */
export function CrateList({ crates, openId }: CrateListProps) {
  if (crates.length === 0) return <NoCrates />
  const { favorites, others } = divideCrates(crates)
  return (
    <>
      <Section title="Favorite Crates" crates={favorites} openId={openId} />
      <Section title="All Crates" crates={others} openId={openId} />
    </>
  )
}

function Section({ title, crates, openId }: CrateListProps & { title: string }) {
  const id = useId()
  if (crates.length === 0) return null
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {crates.map((crate) => (
          <CrateRow key={crate.id} crate={crate} isOpen={crate.id === openId} />
        ))}
      </ul>
    </>
  )
}

const NoCrates = () => (
  <div className="no-crates">
    <p className="t-small dim">One for Sundays, one for the kitchen, one for what you still owe a listen.</p>
    <a className="btn line" href="#new-crate" aria-haspopup="dialog">
      Make a crate
    </a>
  </div>
)
