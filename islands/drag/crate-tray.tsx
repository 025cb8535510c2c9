import { createRoot, type Root } from 'react-dom/client'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { divideCrates } from '#domain/crate-list.ts'
import * as messages from '#locales/drag.ts'
import { numberText } from '#locales/intl.ts'
import { knownCrates } from '../cache.ts'
import { useCrates } from '../crates/crates-api.ts'
import { CrateFan } from '../ui/crate-fan.tsx'
import { useSlice } from '../ui/use-slice.ts'

let open: { root: Root; box: HTMLElement } | null = null

/** Shows the crates at the bottom of the window while an album is dragged, if the page has no room for them. */
export function openTray(): void {
  closeTray()
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box)
  root.render(<CrateTray />)
  open = { root, box }
}

export function closeTray(): void {
  open?.root.unmount()
  open?.box.remove()
  open = null
}

function CrateTray() {
  const { data: crates = [] } = useCrates(knownCrates() ?? [])
  const openId = parseCollectionQuery(location.search).crate
  const { favorites, others } = divideCrates(crates)
  const all = [...favorites, ...others].filter(({ id }) => id !== openId)
  const { count, end, hasMore } = useSlice<HTMLLIElement>(all.length)
  return (
    <section className="crate-tray" aria-label={messages.crates}>
      <ul>
        <li data-new-crate>
          <div className="crate">
            <CrateFan sleeves={[]} />
            <span className="truncate">{messages.newCrate}</span>
          </div>
        </li>
        {all.slice(0, count).map((crate) => (
          <TrayCrate key={crate.id} crate={crate} />
        ))}
        {hasMore && <li ref={end} className="more-rows" aria-hidden="true" />}
      </ul>
    </section>
  )
}

const TrayCrate = ({ crate }: { crate: CrateView }) => (
  <li data-crate={crate.id}>
    <div className="crate">
      <CrateFan sleeves={crate.front} />
      <span className="truncate">{crate.name}</span>
      <span>{numberText(crate.albumCount)}</span>
    </div>
  </li>
)
