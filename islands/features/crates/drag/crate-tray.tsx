import { createRoot, type Root } from 'react-dom/client'
import type { CrateView } from '#domain/crates/crate.ts'
import { divideCrates } from '#domain/crates/crate-lists.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { knownCrates } from '#islands/data/store/records.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { numberText } from '#locales/intl.ts'
import * as messages from '#locales/selection.ts'
import { CrateName } from '../crate-name.tsx'
import { useCounted } from '../smart-contents.ts'

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

const TRAY_CRATE =
  'crate crate-glow m-0 h-22 w-31 grid-cols-[1fr_auto] gap-x-2 gap-y-1 p-2 [&>.fan]:(w-auto justify-self-start) [&>.fan-empty]:w-8'
const NAME = 'row-start-2 col-span-full truncate text-small font-medium'

function CrateTray() {
  const crates = useCrates(knownCrates() ?? [])
  const openId = parseCollectionQuery(location.search).crate
  const { favorites, others } = divideCrates(crates)
  const all = [...favorites, ...others].filter(({ id }) => id !== openId)
  const { count, more } = useSlice(all.length, 'm-0 -ml-100 h-auto w-100')
  return (
    <section
      className="crate-tray :uno: fixed inset-x-0 bottom-0 z-45 media-forced:(border border-[CanvasText]) border-t border-line bg-raise pb-[env(safe-area-inset-bottom)] shadow-float"
      aria-label={messages.crates}
    >
      <ul className=":uno: [scrollbar-width:none] flex gap-2 overflow-x-auto px-4 py-3">
        <li className="flex-none" data-new-crate>
          <div className={`${TRAY_CRATE} [&:not(.is-drop)]:shadow-line`}>
            <CrateFan sleeves={[]} />
            <span className={NAME}>{messages.newCrate}</span>
          </div>
        </li>
        {all.slice(0, count).map((crate) => (
          <TrayCrate key={crate.id} crate={crate} />
        ))}
        {more}
      </ul>
    </section>
  )
}

function TrayCrate({ crate }: { crate: CrateView }) {
  const counted = useCounted(crate)
  return (
    <li className="flex-none" data-crate={crate.id}>
      <div className={TRAY_CRATE}>
        <CrateFan sleeves={counted?.previewCovers ?? []} />
        <CrateName crate={crate} className={NAME} />
        <span className="crate-count col-start-2 row-start-1 self-start">
          {counted && numberText(counted.albumCount)}
        </span>
      </div>
    </li>
  )
}
