import type { ReactNode } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { divideCrates } from '#domain/crates/crate-lists.ts'
import type { Place } from '#domain/places.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import { Dialogs } from '#islands/shell/dialogs/dialogs.tsx'
import { Header } from '#islands/shell/header/header.tsx'
import { Crates } from '#islands/shell/sidebar/crates.tsx'
import { TabBar } from '#islands/shell/tabbar/tab-bar.tsx'
import { Frame } from './frame.tsx'
import { Island, WithTagColors } from './island.tsx'

export type AppFrameProps = {
  me: MeView
  tagColors: TagColors
  crates: CrateView[]
  uncrated: number
  rates: Rates
  isLinked: boolean
  isSyncDue: boolean
  search: string
  /** The page beside the collection, if it is one. */
  place?: Place
}

const MAX_CRATE_BYTES = 500_000

/** The crates in the page itself, favorites first if there are too many; the list loads the others. */
function carriedCrates(crates: CrateView[]): { crates: CrateView[]; isPart: boolean } {
  const { favorites, others } = divideCrates(crates)
  const sorted = [...favorites, ...others]
  const encoder = new TextEncoder()
  let bytes = 0
  const end = sorted.findIndex((crate) => {
    bytes += encoder.encode(JSON.stringify(crate)).length
    return bytes > MAX_CRATE_BYTES
  })
  return end < 0 ? { crates, isPart: false } : { crates: sorted.slice(0, end), isPart: true }
}

/** The frame of the collection and the pages beside it: header, rail, tab bar and dialogs. */
export function AppFrame(props: AppFrameProps & { children: ReactNode }) {
  const { me, tagColors, crates, uncrated, rates, isLinked, isSyncDue, search, place, children } = props
  return (
    <WithTagColors colors={tagColors}>
      <Island className="contents" name="header" component={Header} props={{ me }} />
      <div className="sticky top-[var(--h-header)] z-4 bg-bg" data-connection />
      <Frame
        crates={
          <Island
            name="crates"
            component={Crates}
            props={{ ...carriedCrates(crates), uncrated, rates, search, place }}
          />
        }
      >
        {children}
      </Frame>
      <Island name="tabbar" component={TabBar} props={{ me, search, place }} />
      <Island name="dialogs" component={Dialogs} props={{ me, isLinked, isSyncDue }} />
    </WithTagColors>
  )
}
