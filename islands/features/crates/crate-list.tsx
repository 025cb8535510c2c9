import { type KeyboardEvent, memo, useEffect, useId } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { divideCrates } from '#domain/crates/crate-lists.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { useSetting } from '#islands/data/settings.ts'
import { showQuery } from '#islands/lib/location.ts'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu } from '#islands/ui/menu.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { useSlice } from '#islands/ui/use-slice.tsx'
import * as messages from '#locales/crates.ts'
import { albumCount } from '#locales/crates.ts'
import { RowEntries } from './crate-entries.tsx'
import { CrateName } from './crate-name.tsx'
import { FindCrate } from './find-crate.tsx'
import { moveCrate } from './move-crate.ts'
import { findText, foundCrates, MANY_CRATES } from './shown-crates.ts'
import { useCounted } from './smart-contents.ts'

type CrateListProps = {
  crates: CrateView[]
  openId: CollectionQuery['crate']
  /** How many albums are in no crate, if known. */
  uncrated: number | undefined
}

/** Alt+Up and Alt+Down move the focused crate. */
function onKeyDown(event: KeyboardEvent) {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-crate]') : null
  if (!row || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  moveCrate(Number(row.dataset.crate), event.key === 'ArrowUp' ? -1 : 1)
}

/** Favorite crates, the other crates, and a link to the albums in no crate. A long list has a search field. */
export function CrateList({ crates, openId, uncrated }: CrateListProps) {
  const text = findText.use()
  useEffect(() => () => findText.set(''), [])
  if (crates.length === 0) return <NoCrates />
  const isLong = crates.length >= MANY_CRATES
  const found = foundCrates(crates, text)
  const { favorites, others } = divideCrates(found)
  const [first] = [...favorites, ...others]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it have the focus
    <div className="crate-list" onKeyDown={onKeyDown}>
      {isLong && (
        <FindCrate
          text={text}
          onText={findText.set}
          onEnter={() => first && showQuery({ ...DEFAULT_QUERY, crate: first.id })}
        />
      )}
      {isLong && text === '' && <Uncrated count={uncrated} isOpen={openId === 'none'} />}
      <Section
        title={messages.favoriteCrates}
        name="favoritesFolded"
        crates={favorites}
        openId={openId}
        isOpen={text !== ''}
      />
      <Section title={messages.allCrates} name="othersFolded" crates={others} openId={openId} isOpen={text !== ''} />
      {found.length === 0 && (
        <p className="py-3 text-small text-ink-2" role="status">
          {messages.noMatches}
        </p>
      )}
      {!isLong && <Uncrated count={uncrated} isOpen={openId === 'none'} />}
    </div>
  )
}

type SectionProps = {
  title: string
  name: 'favoritesFolded' | 'othersFolded'
  crates: CrateView[]
  openId: CollectionQuery['crate']
  /** Visible even if the list is folded. */
  isOpen: boolean
}

function Section({ title, name, crates, openId, isOpen }: SectionProps) {
  const id = useId()
  const [isFolded, fold] = useSetting(name)
  const { count, more } = useSlice(crates.length)
  if (crates.length === 0) return null
  return (
    <>
      <h3
        id={id}
        className=":uno: mb-1 flex justify-between border-b border-line first:pt-0 pb-0.5 pt-4.5 text-meta text-ink-3 font-medium"
      >
        <FoldButton
          className=":uno: [aside_&]:max-lg:hidden max-sm:min-h-touch flex-1 justify-between"
          isFolded={isFolded === '1' && !isOpen}
          text={title}
          onFold={(isFolded) => fold(isFolded ? '1' : '')}
        />
      </h3>
      {(isOpen || !isFolded) && (
        <ul aria-labelledby={id}>
          {crates.slice(0, count).map((crate) => (
            <CrateRow key={crate.id} crate={crate} isOpen={crate.id === openId} count={crates.length} />
          ))}
          {more}
        </ul>
      )}
    </>
  )
}

/** The link to the albums in no crate. */
const Uncrated = ({ count, isOpen }: { count: number | undefined; isOpen: boolean }) => (
  <ul className=":uno: [&:has(~h3)]:(mt-0 border-0) mt-3 border-t border-line pt-1" aria-label={messages.otherAlbums}>
    <li className="crate-row relative">
      <QueryLink
        className="crate crate-link"
        query={isOpen ? DEFAULT_QUERY : { ...DEFAULT_QUERY, list: 'both', crate: 'none' }}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="fan-empty" />
        <span className="crate-name">{messages.uncrated}</span>
        <span key={count} className="crate-count">
          {count !== undefined && messages.albumCount(count, srOnly)}
        </span>
      </QueryLink>
    </li>
  </ul>
)

const NoCrates = () => (
  <div className=":uno: grid [aside_&]:max-lg:hidden justify-items-start gap-3 pt-2">
    <p className="text-small text-ink-2">{messages.noCratesYet}</p>
    <DialogLink className="btn btn-outline" to="new-crate">
      {messages.makeCrate}
    </DialogLink>
  </div>
)

/** A crate in the list; pressing the open one closes it. */
const CrateRow = memo(({ crate, isOpen, count }: { crate: CrateView; isOpen: boolean; count: number }) => {
  const counted = useCounted(crate)
  return (
    <li className="crate-row group/crate relative" data-crate={crate.id} aria-setsize={count}>
      <QueryLink
        className="crate crate-link :uno: [aside_&]:max-lg:media-no-hover:pr-2 media-no-hover:pr-12"
        query={{ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id }}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <CrateFan sleeves={counted?.previewCovers ?? []} />
        <CrateName crate={crate} />
        <span key={counted?.albumCount} className="crate-count crate-count-behind">
          {counted && albumCount(counted.albumCount, srOnly)}
        </span>
      </QueryLink>
      <span className="crate-acts">
        <CrateMenu crate={crate} isOpen={isOpen} />
      </span>
    </li>
  )
})

type CrateMenuProps = { crate: CrateView; isOpen: boolean }

const CrateMenu = ({ crate, isOpen }: CrateMenuProps) => (
  <Menu
    label={messages.moreAbout(crate.name)}
    className="icon-btn icon-btn-sm"
    button={<Icon name="ellipsis" size={18} />}
  >
    {() => <RowEntries crate={crate} isOpen={isOpen} />}
  </Menu>
)
