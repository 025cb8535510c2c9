import { useEffect } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { useCrates } from '#islands/data/api/crates-api.ts'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { CrateList } from '#islands/features/crates/crate-list.tsx'
import { useUncrated } from '#islands/features/crates/use-in-no-crate.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { useQuery } from '#islands/lib/location.ts'
import { FoldButton, useFolded } from '#islands/ui/folded.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/crates/crates.ts'

const TODAY = lazyCode(() => import('#islands/features/today/todays-record.tsx'))
const COUNTING = lazyCode(() => import('#islands/features/crates/count-smart-crates.tsx'))

type CratesProps = {
  crates: CrateView[]
  /** There are more than these, which are loaded. */
  isPart: boolean
  uncrated: number
  /** By which prices compare. */
  rates: Rates
  search: string
  /** Whose crates they are. */
  person: string
}

/** The crates beside the collection. */
export function Crates({ crates: rendered, isPart, uncrated, rates, search, person }: CratesProps) {
  const { data: crates = rendered, mutate } = useCrates(rendered)
  const openId = useQuery(search).crate
  const [isFolded, fold] = useFolded('crates')
  const outside = useUncrated(uncrated)
  const today = useCode(useHydrated() ? TODAY : undefined)
  const counting = useCode(crates.some(({ query }) => query !== undefined) ? COUNTING : undefined)

  // What the server rendered is only a fallback; a change to one crate needs all of them in the cache.
  useEffect(() => {
    void mutate((known) => known ?? (isPart ? undefined : rendered), { revalidate: (known) => known === undefined })
  }, [mutate, rendered, isPart])

  useEffect(() => {
    loadCrate().catch(() => undefined)
  }, [])

  useEffect(() => {
    // If this fails to load, the menus do the same.
    import('#islands/features/crates/drag/pointer.ts').then(
      ({ startDragging }) => startDragging(),
      () => undefined,
    )
  }, [])

  return (
    <>
      <h2 className="mb-1 h-8 flex items-center text-section">
        <FoldButton isFolded={isFolded} onFold={fold}>
          {messages.crates}
        </FoldButton>
        <a
          className="icon-btn -mr-2 ml-auto"
          href="#new-crate"
          data-new-crate
          aria-label={messages.newCrate}
          aria-haspopup="dialog"
        >
          <span aria-hidden="true">{messages.newCrateTarget}</span>
          <Icon name="plus" size={18} />
        </a>
      </h2>
      {!isFolded && <CrateList crates={crates} openId={openId} uncrated={outside} />}
      {today && <today.TodaysRecord person={person} />}
      {counting && <counting.CountSmartCrates crates={crates} rates={rates} />}
    </>
  )
}
