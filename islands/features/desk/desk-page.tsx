import { useLayoutEffect, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { type DeskSeed, deskAlbums } from '#domain/albums/desk.ts'
import type { Rates } from '#domain/albums/money.ts'
import { collectionSearch } from '#domain/query/collection-query.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { useListInAddress } from '#islands/data/view/use-list-in-address.ts'
import { readOnce, useLoadError } from '#islands/data/view/use-records.ts'
import { useQuery } from '#islands/lib/location.ts'
import { useHeldKeys } from '#islands/lib/use-held-keys.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/desk.ts'
import { places } from '#locales/places.ts'
import { DeskTable } from './desk-table.tsx'
import { keptPlace } from './kept-place.ts'

type DeskPageProps = { seed?: DeskSeed; rates: Rates; now: string }

/** One album of a list at a time, to listen to and decide about. */
export function DeskPage(props: DeskPageProps) {
  const search = collectionSearch({ ...useQuery(props.seed?.search ?? ''), page: 1 })
  return <OfList key={search} search={search} {...props} />
}

const Wait = () => (
  <>
    <PlaceTitle title={places.desk.name} />
    <Progress label={messages.loading} />
  </>
)

type Begun = { undecided: number[]; all: number[] }

const idOf = ({ id }: AlbumView) => id

/** Whether this device continues with the albums that the server rendered. */
function isBegunBy({ albums }: DeskSeed, search: string): boolean {
  const kept = keptPlace(search)
  return !kept || (!kept.isAll && kept.id === albums[0]?.id)
}

/** The list as it was at the start: decided albums keep their position on the pile. */
function OfList({ search, seed, ...listed }: DeskPageProps & { search: string }) {
  const [begun, begin] = useState<Begun | null>(null)
  const isHydrated = useHydrated()
  const first = seed && seed.search === search && seed.albums.length > 0 ? seed : null
  const [isRendered] = useState(() => first !== null && isBegunBy(first, search))
  // The server does not know where this device continues.
  const early = first && (isRendered || !isHydrated) ? first : null
  const { undecided, all } = begun ?? { undecided: early?.albums.map(idOf) ?? [], all: null }
  return (
    <>
      {!begun && <Loading search={search} isShown={!early} {...listed} onList={begin} />}
      {(begun || early) && (
        <DeskTable search={search} rates={listed.rates} seed={early?.albums} undecided={undecided} all={all} />
      )}
    </>
  )
}

type LoadingProps = Omit<DeskPageProps, 'seed'> & {
  search: string
  isShown: boolean
  onList: (begun: Begun) => void
}

/** Waits for the whole list. */
function Loading({ onList, isShown, ...listed }: LoadingProps) {
  const list = useListInAddress(listed)
  const error = useLoadError()
  useHeldKeys(isShown && !error)
  // The copy on the device may be older than the last decisions.
  const isBehind = syncStatus.use((status) => status.isBehind)
  const { search } = listed
  useLayoutEffect(() => {
    if (!list || isBehind) return
    onList({ undecided: deskAlbums(list, keptPlace(search)?.id ?? null, Date.now()).map(idOf), all: list.map(idOf) })
  }, [list, isBehind, search, onList])
  if (!isShown) return null
  if (!error || list) return <Wait />
  return (
    <>
      <PlaceTitle title={places.desk.name} />
      <LoadProblem error={error} onRetry={readOnce} />
    </>
  )
}
