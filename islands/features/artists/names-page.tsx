import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import type { ArtistOrLabel } from '#domain/albums/artist-or-label.ts'
import { countArtists, countLabels, type FirstNames, type NamedAlbums } from '#domain/albums/artists-and-labels.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { findByName } from '#domain/query/name-search.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { readOnce, useLoadError, useNewerAlbums } from '#islands/data/view/use-records.ts'
import { showFromTop } from '#islands/lib/location.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { FindInput } from '#islands/ui/find-input.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/filter.ts'
import { artistCount, labelCount, places } from '#locales/places.ts'
import { loadingAlbums } from '#locales/ui.ts'

type Kind = ArtistOrLabel['kind']

const TITLES = { artist: places.artists.name, label: places.labels.name }
const COUNTS = { artist: artistCount, label: labelCount }
const countNames = { artist: countArtists, label: countLabels }

const queryOf = (kind: Kind, name: string) => ({ ...DEFAULT_QUERY, list: 'both', [kind]: name }) as const

/** The arrow keys move from the field into the list and through it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], li > a')]
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  stops[at + step]?.focus()
}

/** All artists, or all labels, with the number of their albums. */
function NamesPage({ kind, seed }: { kind: Kind; seed?: FirstNames }) {
  const albums = useNewerAlbums(seed !== undefined)
  const error = useLoadError()
  const [text, setText] = useState('')
  const counted = useMemo(() => albums && countNames[kind](albums.map(searchableOf)), [albums, kind])
  const all = counted ?? seed?.names
  const total = counted?.length ?? seed?.total
  const wanted = useDeferredValue(text.trim())
  const find = (text: string) => all && findByName(all, text, ({ name }) => name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is of `all`
  const found = useMemo(() => find(wanted), [all, wanted])

  if (all?.length === 0)
    return (
      <>
        <PlaceTitle title={TITLES[kind]} />
        <NothingYet title={messages.noneYet[kind]} text={messages.none[kind]}>
          <ToCollection />
        </NothingYet>
      </>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links in it have the focus
    <div onKeyDown={onKeyDown}>
      <PlaceTitle title={TITLES[kind]} detail={total ? COUNTS[kind](total) : undefined} />
      <div className="input max-w-100">
        <Icon name="search" />
        <FindInput
          label={messages.find[kind]}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={text}
          onText={setText}
          onKeyDown={({ key, nativeEvent }) => {
            // Uses the typed text even before the list has followed.
            const first = find(text)?.[0]
            if (key !== 'Enter' || nativeEvent.isComposing || !first) return
            showFromTop(queryOf(kind, first.name))
          }}
        />
      </div>
      {found ? (
        <Names key={wanted} kind={kind} names={found} />
      ) : error ? (
        <LoadProblem error={error} onRetry={readOnce} />
      ) : (
        <Progress className="mt-4" label={loadingAlbums} />
      )}
      {found?.length === 0 && (
        <p className="py-3 text-ink-2" role="status">
          {messages.noMatches[kind]}
        </p>
      )}
    </div>
  )
}

function Names({ kind, names }: { kind: Kind; names: readonly NamedAlbums[] }) {
  const { count, more } = useSlice(names.length, 'absolute bottom-0')
  return (
    <ul
      className=":uno: relative grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] mt-3 gap-x-8"
      aria-label={TITLES[kind]}
    >
      {names.slice(0, count).map(({ name, count: albums, newest }) => (
        <li key={name} aria-setsize={names.length}>
          <QueryLink
            className="crate crate-link grid-cols-[40px_minmax(0,1fr)_auto] max-sm:grid-cols-[44px_minmax(0,1fr)_auto] max-tiny:grid-cols-[minmax(0,1fr)_auto] h-14"
            query={queryOf(kind, name)}
          >
            <Cover title={newest.title} artist={newest.artist} coverUrl={newest.coverUrl} size={40} />
            <span className="truncate" {...written}>
              {name}
            </span>
            <span className="crate-count">{messages.albumCount(albums)}</span>
          </QueryLink>
        </li>
      ))}
      {more}
    </ul>
  )
}

export const ArtistsPage = ({ seed }: { seed?: FirstNames }) => <NamesPage kind="artist" seed={seed} />

export const LabelsPage = ({ seed }: { seed?: FirstNames }) => <NamesPage kind="label" seed={seed} />
