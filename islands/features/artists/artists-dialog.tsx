import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import type { ArtistOrLabel } from '#domain/albums/artist-or-label.ts'
import { countArtists, countLabels, type NameCount } from '#domain/albums/artists-and-labels.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { foldSearch } from '#domain/query/searchable-album.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import { searchableOf } from '#islands/data/search/album-filter.ts'
import { closeDialog, showPart, showQuery } from '#islands/lib/location.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { onPlainClick, QueryLink } from '#islands/ui/query-link.tsx'
import { useSlice } from '#islands/ui/use-slice.ts'
import * as messages from '#locales/collection/artists.ts'
import { numberText } from '#locales/intl.ts'
import { loadingAlbums } from '#locales/ui/parts.ts'

type Kind = ArtistOrLabel['kind']

const TABS: readonly { kind: Kind; address: string; name: string }[] = [
  { kind: 'artist', address: 'artists', name: messages.artists },
  { kind: 'label', address: 'labels', name: messages.labels },
]

const queryOf = (kind: Kind, name: string) => ({ ...DEFAULT_QUERY, list: 'both', [kind]: name }) as const

/** All artists and labels with the number of their albums, to go to one. */
export function ArtistsDialog({ name, isOpen }: DialogContentProps) {
  const kind: Kind = name === 'labels' ? 'label' : 'artist'
  const { data: albums, error, mutate } = useAlbums()
  const [text, setText] = useState('')
  const all = useMemo(() => {
    const searchable = albums?.map(searchableOf)
    return searchable && { artist: countArtists(searchable), label: countLabels(searchable) }
  }, [albums])
  const wanted = useDeferredValue(foldSearch(text))
  const found = useMemo(() => all?.[kind].filter(({ folded }) => folded.includes(wanted)), [all, kind, wanted])

  /** The arrow keys go from the field into the list and through it. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], li > a')]
    const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
    stops[at + step]?.focus()
  }
  return (
    <DialogShell open={isOpen} onClose={closeDialog} layout="flex flex-col h-180 max-sm:h-92dvh">
      <DialogHeader title={messages.title} onClose={closeDialog} />
      <nav className="tabs max-sm:(mx-4 mt-0) mx-6 mt-2 flex-none" aria-label={messages.title}>
        {TABS.map((tab) => (
          <a
            key={tab.kind}
            className="tab"
            href={`#${tab.address}`}
            aria-current={tab.kind === kind ? 'page' : undefined}
            onClick={onPlainClick(() => showPart(tab.address))}
          >
            {tab.name}
            {all && <sup className="align-baseline text-meta text-ink-3">{numberText(all[tab.kind].length)}</sup>}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field and the links in it have the focus */}
      <div className="body" onKeyDown={onKeyDown}>
        <div className="input sticky top-0 z-1">
          <Icon name="search" />
          <input
            type="search"
            data-autofocus
            placeholder={messages.find[kind]}
            aria-label={messages.find[kind]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // What is typed counts, also before the list has followed.
              const first = all?.[kind].find(({ folded }) => folded.includes(foldSearch(text)))
              if (key !== 'Enter' || nativeEvent.isComposing || !first) return
              showQuery(queryOf(kind, first.name))
              scrollTo({ top: 0 })
            }}
          />
        </div>
        {found ? (
          <Names key={`${kind} ${wanted}`} kind={kind} names={found} />
        ) : error ? (
          <LoadProblem error={error} onRetry={() => void mutate()} />
        ) : (
          <Progress label={loadingAlbums} />
        )}
        {all && found?.length === 0 && (
          <p className="py-3 text-small text-ink-2" role="status">
            {all[kind].length === 0 ? messages.none[kind] : messages.noMatches[kind]}
          </p>
        )}
      </div>
    </DialogShell>
  )
}

function Names({ kind, names }: { kind: Kind; names: readonly NameCount[] }) {
  const { count, end, hasMore } = useSlice<HTMLLIElement>(names.length)
  return (
    <ul className="mt-2" aria-label={kind === 'artist' ? messages.artists : messages.labels}>
      {names.slice(0, count).map(({ name, count: albums, newest }) => (
        <li key={name}>
          <QueryLink
            className="crate crate-link grid-cols-[40px_minmax(0,1fr)_auto] max-sm:grid-cols-[44px_minmax(0,1fr)_auto] h-14"
            query={queryOf(kind, name)}
          >
            <Cover title={newest.title} artist={newest.artist} coverUrl={newest.coverUrl} size={40} />
            <span className="truncate">{name}</span>
            <span className="crate-count">{messages.albumCount(albums)}</span>
          </QueryLink>
        </li>
      ))}
      {hasMore && <li ref={end} className="more-rows" aria-hidden="true" />}
    </ul>
  )
}
