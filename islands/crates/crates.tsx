import { useEffect } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { useCrates } from '../calls/crates.ts'
import { useQuery } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { CrateList } from './crate-list.tsx'

export function Crates({ crates: rendered, search }: { crates: CrateView[]; search: string }) {
  const { data: crates = rendered, mutate } = useCrates(rendered)
  const openId = useQuery(search).crate

  // What the server rendered is only a fallback; a change to one crate needs all of them in the cache.
  useEffect(() => {
    void mutate((known) => known ?? rendered, { revalidate: false })
  }, [mutate, rendered])

  return (
    <>
      <h2 className="t-3">
        <span>Crates</span>
        <a className="ib push" href="#new-crate" aria-label="New crate" aria-haspopup="dialog">
          <Icon name="plus" size={18} />
        </a>
      </h2>
      <CrateList crates={crates} openId={openId} />
    </>
  )
}
