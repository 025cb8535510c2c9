import { useEffect } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { Place } from '#domain/places.ts'
import { confirmedLists, setConfirmed } from '#islands/data/store/confirmed.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { CrateList } from '#islands/features/crates/crate-list.tsx'
import { useUncrated } from '#islands/features/crates/use-in-no-crate.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { useQuery } from '#islands/lib/location.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/crates.ts'
import { Places } from './places.tsx'

const COUNTING = lazyCode(() => import('#islands/features/crates/count-smart-crates.tsx'))

type CratesProps = {
  crates: CrateView[]
  /** Whether there are more crates, which the list loads. */
  isPart: boolean
  uncrated: number
  /** The rates for comparing prices. */
  rates: Rates
  search: string
  /** The page beside the collection that the server rendered. */
  place?: Place
}

/** The places and the crates beside the page. */
export function Crates({ crates: rendered, isPart, uncrated, rates, search, place }: CratesProps) {
  const crates = useCrates(rendered)
  const openId = useQuery(search).crate
  const outside = useUncrated(uncrated)
  const counting = useCode(crates.some(({ query }) => query !== undefined) ? COUNTING : undefined)

  // Until all records are read, a change of one crate needs all crates in the store.
  useEffect(() => {
    if (!isPart && !confirmedLists().crates) setConfirmed({ crates: rendered })
  }, [rendered, isPart])

  useEffect(() => {
    loadCrate().catch(() => undefined)
  }, [])

  useEffect(() => {
    // If this cannot be loaded, the menus offer the same.
    import('#islands/features/crates/drag/pointer.ts').then(
      ({ startDragging }) => startDragging(),
      () => undefined,
    )
  }, [])

  return (
    <>
      <Places search={search} place={place ?? null} />
      <h2 className="mb-1 h-8 flex items-center text-section">
        <span className="max-lg:sr-only">{messages.crates}</span>
        <DialogLink
          className="icon-btn max-lg:mx-auto -mr-2 ml-auto"
          to="new-crate"
          data-new-crate
          aria-label={messages.newCrate}
        >
          <span aria-hidden="true">{messages.newCrateTarget}</span>
          <Icon name="plus" size={18} />
        </DialogLink>
      </h2>
      <CrateList crates={crates} openId={openId} uncrated={outside} />
      {counting && <counting.CountSmartCrates crates={crates} rates={rates} />}
    </>
  )
}
